import { z } from "zod";
import { codeRule } from "~/validation/rules/code";

/** The wanted state (contract D42). */
const wanted = z.enum(["on", "off"]);

export const TwoFactorSchema = z.object({ id: wanted });
export const TwoFactorCodeSchema = z.object({ id: wanted, code: codeRule() });
