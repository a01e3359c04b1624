import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { marketFor } from "~/market/ask-in-market";
import { takesCodes } from "~/market/over-platform";
import type { Player } from "~/session/player.server";
import { pendingPromoCode } from "~/session/promo.server";
import { recordedCampaign } from "./recorded-campaign.server";

/** Data of a page's promo form. */
export interface PromoForm {
  audience: Player["kind"];
  /** The visitor's unused code. Empty on a shared page, where the browser's own storage has it. */
  code: string;
  /** The form is collapsed behind a switcher (docs/contract.md#4.3). */
  hasSwitcher: boolean;
  /** Idempotency key of this rendering of the form: submitting it twice counts once. */
  attempt?: string;
  /** The latest activated code; a new one resets the form. */
  used?: string;
}

/**
 * Loads the form for any page's loader; its action calls `answerPromoForm`, and `PromoCodeForm` renders it. Null where
 * the market does not allow this player to enter a code.
 */
export async function loadPromoForm(context: AppContext): Promise<PromoForm | null> {
  const market = await marketFor({
    market: context.config.market,
    viewer: context.viewer,
    call: context.platform.call,
  });
  if (market && !takesCodes(market.bonus)) return null;
  const [{ kind }, { offers }] = await Promise.all([context.player(), context.content.commonData()]);
  return {
    audience: kind,
    code: pendingPromoCode(context) ?? "",
    hasSwitcher: offers.showPromocodeSwitcher,
    attempt: kind === "visitor" ? undefined : randomUUID(),
    used: kind === "visitor" ? undefined : recordedCampaign(context)?.code,
  };
}
