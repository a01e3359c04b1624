import { z } from "zod";
import { issueOf } from "~/validation/issue";
import { codeRule } from "~/validation/rules/code";

/** A part of a mail's link (contract 6.3): whatever it is, as long as any can be. */
const part = z.string().trim().min(1).max(512);

export const ConfirmLinkSchema = z.object({ contact: part, code: codeRule(issueOf("profile.smsCodeError")) });
export const UnsubscribeLinkSchema = z.object({ contact: part, token: part });
