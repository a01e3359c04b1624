import { z } from "zod";
import { fieldIssue, issueOf } from "~/forms/validation/issue";
import { emailRule } from "~/forms/validation/rules/email";

const noLonger = (max: number) => [max, issueOf("common.validators.maxLength", { max })] as const;

/** Browsers count a line break as one character and send it as two. */
const oneBreak = (value: string) => value.replace(/\r\n?/g, "\n").trim();

/** A message to the support (docs/contract.md#3.11). */
export const FeedbackSchema = z.object({
  message: z
    .string({ error: fieldIssue("requiredField") })
    .overwrite(oneBreak)
    .min(1, fieldIssue("requiredField"))
    .max(...noLonger(4000)),
  email: emailRule().optional(),
  name: z
    .string()
    .trim()
    .max(...noLonger(100))
    .optional(),
});
