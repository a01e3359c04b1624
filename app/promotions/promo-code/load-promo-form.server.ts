import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import type { Player } from "~/session/player.server";
import { pendingPromoCode } from "~/session/promo.server";
import { recordedCampaign } from "./recorded-campaign.server";

/** What the promo form of a page is made of. */
export interface PromoForm {
  audience: Player["kind"];
  /** The code that one came with. Nobody's on a shared page: there the browser's own storage knows it. */
  code: string;
  /** The form stands behind a switcher (contract 4.3). */
  hasSwitcher: boolean;
  /** Names this showing of the form, so that sending it twice is sending it once. */
  attempt?: string;
  /** The latest code that was used: from then on the form is a new one. */
  used?: string;
}

type FormContext = Pick<AppContext, "content" | "player" | "cookies">;

/** The form for the loader of any page; `answerPromoForm` is for its action, `PromoCodeForm` shows it. */
export async function loadPromoForm(context: FormContext): Promise<PromoForm> {
  const [{ kind }, { offers }] = await Promise.all([context.player(), context.content.commonData()]);
  return {
    audience: kind,
    code: pendingPromoCode(context) ?? "",
    hasSwitcher: offers.showPromocodeSwitcher,
    attempt: kind === "visitor" ? undefined : randomUUID(),
    used: kind === "visitor" ? undefined : recordedCampaign(context)?.code,
  };
}
