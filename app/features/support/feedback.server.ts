import { z } from "zod";
import { accountForm } from "~/forms/account-form/account-form.server";
import { issueOf } from "~/forms/validation/issue";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { FeedbackSchema } from "./feedback-schema";
import { HONEYPOT_FIELD } from "./honeypot";

/** Outcome recorded for the confirmation (`app/session/recorded-outcomes.server.ts`). */
export const FEEDBACK_SENT = "feedback_sent";
/** Its line where the platform knows whom to reply to: by the letter, or by the player's account. */
export const CAN_REPLY = "reply";

/** A browser's autofill may fill in the honeypot: the response empties it, so that a second submission passes. */
const UntrappedSchema = FeedbackSchema.extend({ [HONEYPOT_FIELD]: z.string().optional() }).superRefine(
  ({ [HONEYPOT_FIELD]: trap }, context) => {
    if (trap)
      context.addIssue({ code: "custom", path: ["message"], message: issueOf("support.feedback.trapped") });
  },
);

/** The form for a message to the support, open to everyone (docs/contract.md#3.11, #o20). */
export const feedbackForm = accountForm({
  schema: UntrappedSchema,
  send: ({ platform }, { message, email, name }) =>
    platform.attempt("Support.sendFeedback", {
      subject: "feedback",
      message,
      email,
      name: name || undefined,
    }),
  async done(context, { value }) {
    const isKnown = (await context.player()).kind === "player";
    const lines = value.email || isKnown ? [CAN_REPLY] : [];
    await recordOutcome(context, { name: FEEDBACK_SENT, lines });
    return redirect(paths.supportThanks());
  },
  unknown: "support.feedback.unknown",
  secrets: [HONEYPOT_FIELD],
});
