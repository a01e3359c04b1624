import { z } from "zod";
import { genericIssue } from "~/forms/validation/issue";

/** The interval of reality checks, one of `choices`; a browser offers no others. */
export const checkSchema = (choices?: readonly string[]) =>
  z.object({
    interval: z
      .string({ error: () => genericIssue("required") })
      .refine((interval) => !choices || choices.includes(interval), {
        error: () => genericIssue("required"),
      }),
  });
