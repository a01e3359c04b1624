import { redirect } from "@remix-run/node";
import { z } from "zod";
import { accountForm } from "~/account-form/account-form.server";
import { paths } from "~/paths";
import { recordOutcome } from "~/session/outcomes.server";
import { issueOf } from "~/validation/issue";
import { FeedbackSchema, TRAP } from "./feedback-schema";

/** Recorded for the page that says so (`app/session/outcomes.server.ts`). */
export const FEEDBACK_SENT = "feedback_sent";

/** A browser may have filled in the hidden field by itself: it comes back empty, and so the second try passes. */
const UntrappedSchema = FeedbackSchema.extend({ [TRAP]: z.string().optional() }).superRefine(
  ({ [TRAP]: trap }, context) => {
    if (trap)
      context.addIssue({ code: "custom", path: ["message"], message: issueOf("support.feedback.trapped") });
  },
);

/** A letter to the support, from anybody (contract 3.11, O20). */
export const feedbackForm = accountForm({
  schema: UntrappedSchema,
  send: ({ platform }, { message, email, name }) =>
    platform.attempt("Support.sendFeedback", {
      subject: "feedback",
      message,
      email,
      name: name || undefined,
    }),
  async done(context) {
    await recordOutcome(context, { name: FEEDBACK_SENT });
    return redirect(paths.supportThanks());
  },
  unknown: "support.feedback.unknown",
  secrets: [TRAP],
});
