import type { AppContext } from "~/context/app-context";
import { accountForm } from "~/forms/account-form/account-form.server";
import { issueOf } from "~/forms/validation/issue";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { ConfirmLinkSchema, UnsubscribeLinkSchema } from "./link-schemas";

/** Outcomes recorded for the success pages (`app/session/recorded-outcomes.server.ts`). */
export const CONTACT_CONFIRMED = "contact_confirmed";
export const UNSUBSCRIBED = "unsubscribed";

/** Whose contact a refused code was for, as far as the signed-in player may know. */
type LinkStatus = "confirmed" | "own" | "foreign" | "unknown";

const refused: Record<LinkStatus, MessageKey> = {
  confirmed: "contactLinks.confirmation.used",
  own: "contactLinks.confirmation.over",
  foreign: "contactLinks.confirmation.foreign",
  unknown: "profile.smsCodeError",
};

/** Confirms a contact by the code from an e-mail or text message; only 1 is a yes (docs/product.md#4). */
export const confirmLink = accountForm({
  schema: ConfirmLinkSchema,
  async send(context, { contact, code }) {
    const reply = await context.platform.attempt("account.confirmContact", { contact, code });
    if (!reply.ok) return reply;
    const isConfirmed = reply.data === 1;
    return {
      ok: true,
      data: { isConfirmed, standing: isConfirmed ? "own" : await standingOf(context, contact) },
    };
  },
  replyIssues: ({ isConfirmed, standing }) =>
    isConfirmed ? undefined : { code: [issueOf(refused[standing])] },
  refusalMessage: ({ type }) => (type === "TooManyRequestsException" ? "accountForm.codeSpent" : undefined),
  async done(context) {
    await recordOutcome(context, { name: CONTACT_CONFIRMED });
    return redirect(paths.confirmationSuccess());
  },
});

/** Unsubscribes the contact of an e-mail; the link's token replaces a session. */
export const unsubscribeLink = accountForm({
  schema: UnsubscribeLinkSchema,
  send: ({ platform }, link) => platform.attempt("account.unsubscribe", link),
  async done(context) {
    await recordOutcome(context, { name: UNSUBSCRIBED });
    return redirect(paths.unsubscribe({ result: "done" }));
  },
});

/** The platform only says that a code is wrong; the player's own contacts tell whether it still matters. */
async function standingOf(context: AppContext, contact: string): Promise<LinkStatus> {
  try {
    if ((await context.player()).kind !== "player") return "unknown";
    const { contacts } = await context.platform.call("account.getprofileinfo", { fields: ["contacts"] });
    const own = [contacts?.email, contacts?.phone].find(
      (one) => one?.contact.toLowerCase() === contact.toLowerCase(),
    );
    if (!own) return "foreign";
    return own.is_confirmed ? "confirmed" : "own";
  } catch (error) {
    if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return "unknown";
    throw error;
  }
}
