import { z } from "zod";
import { checkIntervals } from "~/session/reality-check/reality-check-intervals";
import { genericIssue } from "~/validation/issue";

export const CheckSchema = z.object({
  interval: z.enum(checkIntervals, { error: () => genericIssue("required") }),
});
