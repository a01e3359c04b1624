import { z } from "zod";
import { codeRule } from "~/forms/validation/rules/code";
import { emailRule } from "~/forms/validation/rules/email";
import { phoneRule } from "~/forms/validation/rules/phone";

/**
 * A new contact of the player (docs/contract.md#3.1, `account.addcontact`). Only the server knows the countries of
 * allowed numbers.
 */
export const contactSchemas = {
  email: z.object({ contact: emailRule() }),
  phone: z.object({ contact: phoneRule() }),
};

/** The code that was sent to a contact; `id` is the contact. */
export const ContactCodeSchema = z.object({ id: z.string(), code: codeRule() });
