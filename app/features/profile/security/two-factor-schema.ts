import { z } from "zod";
import { codeRule } from "~/forms/validation/rules/code";

/** The wanted state (docs/contract.md#d42). */
const twoFactorChange = z.enum(["on", "off"]);

export const TwoFactorSchema = z.object({ id: twoFactorChange });
export const TwoFactorCodeSchema = z.object({ id: twoFactorChange, code: codeRule() });
