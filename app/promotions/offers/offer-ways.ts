import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import type { Player } from "~/session/player.server";
import type { OfferCard } from "./offer-card";

interface Way {
  label: MessageKey;
  path: string;
}

/** `back`: where a visitor goes on afterwards, with the locale's prefix. */
type WayTo = (back: string) => Way;

const signUp: WayTo = (back) => ({
  label: "offers.action.signUp",
  path: paths.signUp({ redirectUrl: back }),
});
const signIn: WayTo = (back) => ({
  label: "offers.action.signIn",
  path: paths.signIn({ redirectUrl: back }),
});
const deposit: WayTo = () => ({ label: "offers.action.deposit", path: paths.deposit() });
const confirm: WayTo = () => ({ label: "offers.action.confirm", path: paths.profileSettings() });

/** What one has to do for an offer, by its trigger; nothing where it has been done already. */
const ways: Record<OfferCard["action"], { visitor: WayTo; player?: WayTo }> = {
  deposit: { visitor: signUp, player: deposit },
  registration: { visitor: signUp },
  promo_code: { visitor: signUp, player: deposit },
  confirm: { visitor: signUp, player: confirm },
  login: { visitor: signIn },
};

/** Who cannot be told apart is no visitor: the page behind the way asks again. */
export function wayTo(
  { action }: Pick<OfferCard, "action">,
  audience: Player["kind"],
  back: string,
): Way | undefined {
  const { visitor, player } = ways[action];
  return (audience === "visitor" ? visitor : player)?.(back);
}
