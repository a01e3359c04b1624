import type { AppContext } from "~/context/app-context";
import type { OfferName } from "~/dialogs/attention/attention";
import { type ShownOffer, shownOffers, storeAnswered } from "~/dialogs/attention/shown-offers.server";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/routing/paths";

/** An offer that has opened by itself and was not answered, as a link of the account menu. */
export interface WaitingOffer {
  title: string;
  /** A page's path, without locale, or a dialog over the page that the player is on. */
  to: string | Readonly<Record<string, string>>;
}

interface Place {
  title: MessageKey;
  to: (shown: ShownOffer) => WaitingOffer["to"];
}

const contact: Place = { title: "hints.confirm.title", to: () => paths.profileSettings() };

/** Where each offer is found again. A campaign over the home page: it opens over none of money or play. */
const places: Record<OfferName, Place> = {
  newcomerEmail: contact,
  confirmHint: contact,
  registrationHint: { title: "hints.registration.title", to: () => paths.deposit() },
  unseenCashback: { title: "dialogs.unseenCashback.title", to: () => ({ dialog: "cashback" }) },
  campaign: {
    title: "dialogs.campaign.title",
    to: ({ id = "" }) => `${paths.home()}?popup=${encodeURIComponent(id)}`,
  },
};

/** Offers in the account menu (docs/product.md#10.4). Opening an offer's page answers it. */
export async function waitingOffers(context: AppContext): Promise<WaitingOffer[]> {
  const all = (await shownOffers(context))
    .filter(({ isAnswered }) => !isAnswered)
    .map((shown) => ({
      name: shown.name,
      title: places[shown.name].title,
      to: places[shown.name].to(shown),
    }));
  const found = all.filter(({ to }) => to === context.path).map(({ name }) => name);
  await storeAnswered(context, found);
  // Two offers may lead to one page.
  const waiting = new Map(all.flatMap(({ name, title, to }) => (found.includes(name) ? [] : [[title, to]])));
  return [...waiting].map(([title, to]) => ({ title: context.t(title), to }));
}
