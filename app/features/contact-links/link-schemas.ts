import { z } from "zod";
import { codeRule } from "~/forms/validation/rules/code";

/** A parameter of a link in an e-mail (docs/contract.md#6.3): opaque, limited in length. */
const part = z.string().trim().min(1).max(512);

export const ConfirmLinkSchema = z.object({ contact: part, code: codeRule() });
export const UnsubscribeLinkSchema = z.object({ contact: part, token: part });
