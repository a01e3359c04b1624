import { z } from "zod";
import { codeRule } from "~/validation/rules/code";
import { emailRule } from "~/validation/rules/email";
import { phoneRule } from "~/validation/rules/phone";

/** A contact of one's own (contract 3.1, `account.addcontact`). Which countries a number may be of, the server knows. */
export const contactSchemas = {
  email: z.object({ contact: emailRule() }),
  phone: z.object({ contact: phoneRule() }),
};

/** The code that was sent to a contact; `id` is the contact. */
export const ContactCodeSchema = z.object({ id: z.string(), code: codeRule() });
