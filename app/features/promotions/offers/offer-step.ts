import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/routing/paths";
import type { Player } from "~/session/player.server";
import type { OfferCard } from "./offer-card";

/** How to get an offer: a link to the page where it is done, or a form that takes it. */
export interface OfferStep {
  by: "link" | "take";
  label: MessageKey;
  path: string;
}

/** `back`: the URL that a visitor returns to afterwards, with the locale prefix. */
type ToOfferStep = (offerId: string, back: string) => OfferStep;

const link = (label: MessageKey, path: string): OfferStep => ({ by: "link", label, path });

const signUp: ToOfferStep = (_id, redirectUrl) => link("offers.action.signUp", paths.signUp({ redirectUrl }));
const signIn: ToOfferStep = (_id, redirectUrl) => link("offers.action.signIn", paths.signIn({ redirectUrl }));
const deposit: ToOfferStep = (id) => link("offers.action.deposit", paths.depositWithOffer(id));
const confirm: ToOfferStep = () => link("offers.action.confirm", paths.profileSettings());
const enterCode: ToOfferStep = () => link("offers.action.enterCode", paths.promoCodeForm());
const take: ToOfferStep = (id) => ({ by: "take", label: "offers.action.take", path: paths.offer(id) });

/** What to do for an offer, by trigger and audience; nothing when it has been done already. */
const offerSteps: Record<OfferCard["action"], { visitor: ToOfferStep; player?: ToOfferStep }> = {
  deposit: { visitor: signUp, player: deposit },
  registration: { visitor: signUp },
  promo_code: { visitor: signUp, player: enterCode },
  confirm: { visitor: signUp, player: confirm },
  login: { visitor: signIn, player: take },
};

/** Returns what this audience has to do. `unknown` counts as a player: the target page checks again. */
export function offerStepFor(
  { id, action }: Pick<OfferCard, "id" | "action">,
  audience: Player["kind"],
  back: string,
): OfferStep | undefined {
  const { visitor, player } = offerSteps[action];
  return (audience === "visitor" ? visitor : player)?.(id, back);
}
