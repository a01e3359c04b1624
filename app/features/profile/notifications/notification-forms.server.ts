import { z } from "zod";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import { ownCookies } from "~/session/cookies/cookies";
import { clearClosedHints } from "~/session/preferences/player-storage.server";
import { preferenceNames, savePreference } from "~/session/preferences/preferences.server";

/** The contact of a row. */
const ContactSchema = z.object({ id: z.string() });
const PreferenceSchema = z.object({ id: z.enum(preferenceNames) });

/** Forms of the notification page: subscriptions per contact (docs/contract.md#6.3), and preferences. */
export const notificationForms = {
  subscribe: subscription(true),
  unsubscribe: subscription(false),
  turnOn: preference(true),
  turnOff: preference(false),
  showAgain: accountForm({
    schema: z.object({}),
    send: clearClosedHints,
    done(context) {
      context.cookies.remove(ownCookies.hiddenHints);
      context.cookies.remove(ownCookies.shownOffers);
      return showDone(context, "flash.messagesShownAgain");
    },
  }),
};

function subscription(isOn: boolean) {
  return accountForm({
    schema: ContactSchema,
    send: ({ platform }, { id }) =>
      platform.attempt("account.changeSubscription", { contact: id, subscription: isOn }),
    done: (context) => showDone(context),
  });
}

function preference(isOn: boolean) {
  return accountForm({
    schema: PreferenceSchema,
    send: (context, { id }) => savePreference(context, id, isOn),
    refusalMessage: ({ type }) =>
      type === "StorageQuotaExceededException" ? "notifications.quota" : undefined,
    done: (context) => showDone(context),
  });
}
