import type { DialogName } from "../../../app/dialogs/registry";
import type { EnginePage } from "../../support/engines/engine-page";

/** An address, and who sees it: a player of the sandbox, or null for a visitor. */
export type View = readonly [address: string, player: string | null];

/** No address alone opens these: clocks open the first two; a new registration, or the market, the others. */
type ByItself = "interactivity" | "realityCheck" | "newcomerEmail" | "credentials" | "marketNotice";

const queries: Record<Exclude<DialogName, ByItself>, View> = {
  menu: ["menu", null],
  language: ["dialog=language", null],
  authorization: ["show_popup_auth", null],
  restore: ["show_popup_auth&view=restore", null],
  twofa: ["show_popup_auth&view=twofa", null],
  registration: ["show_popup_reg", null],
  demoMode: ["dialog=demo&id=sand-dunes", null],
  gamesSearch: ["dialog=search", null],
  hallProviders: ["dialog=providers", null],
  loyaltyQuest: ["dialog=quest&id=91", null],
  socialRegistration: ["show_popup_reg&view=socialRegistration", "incomplete"],
  confirmEmail: ["confirm=email", "needcontact"],
  fillProfile: ["confirm=profile", "needprofile"],
  verification: ["dialog=verification", "demo"],
  sessionSummary: ["dialog=session", "demo"],
  campaign: ["popup=desert-week", "demo"],
  promoActivated: ["dialog=promo_activated", "demo"],
  offerTaken: ["dialog=offer_taken&id=30", "demo"],
  unseenCashback: ["dialog=cashback", "demo"],
  loyaltyBuy: ["confirm=buy_product&id=1", "demo"],
  loyaltyBought: ["dialog=product_bought&id=1", "demo"],
  loyaltyInsufficient: ["dialog=insufficient_points&id=10", "demo"],
  loyaltyCharacter: ["dialog=character", "demo"],
  loyaltyNotices: ["dialog=notices", "demo"],
  loyaltyCharacterConfirm: ["confirm=character&id=2", "demo"],
  burnBonuses: ["confirm=burn_bonuses", "demo"],
  cancelWithdrawal: ["confirm=cancel_withdrawal&id=wdr_2001", "demo"],
  bonusActivate: ["confirm=bonus_activate&id=601", "demo"],
  bonusRemove: ["confirm=bonus_remove&id=601", "demo"],
  cashbackRemove: ["confirm=cashback_remove&id=1", "demo"],
  bettingBonusActivated: ["confirm=betting_bonus_activated&id=651", "demo"],
  limitRaise: ["confirm=limit_raise&id=100&type=7", "demo"],
  limitLift: ["confirm=limit_lift", "demo"],
  selfExclusion: ["confirm=self_exclusion", "demo"],
};

/** Every dialog of the registry that an address can open, over a short page. */
export const dialogs: readonly View[] = Object.values(queries).map(([query, player]) => [
  `/terms?${query}`,
  player,
]);

/**
 * Throws unless the open dialog shows its whole content, or as much as the window has room for. Returns how many
 * pixels of it are to be scrolled for.
 */
export async function mustShowContent(page: EnginePage): Promise<number> {
  await page.until('document.querySelector("dialog:modal .dialog-content")');
  const { room, height, shown, whole } = await page.read<Record<string, number>>(`(() => {
    const dialog = document.querySelector("dialog:modal");
    const content = dialog.querySelector(".dialog-content");
    const most = parseFloat(getComputedStyle(dialog).maxHeight);
    return {
      room: Math.min(most || innerHeight, innerHeight),
      height: dialog.getBoundingClientRect().height,
      shown: content.clientHeight,
      whole: content.scrollHeight,
    };
  })()`);
  const hidden = Number(whole) - Number(shown);
  // A curtain leaves a part of the page in sight.
  if (hidden > 1 && Number(height) < Number(room) - 100) throw new Error(`shows ${shown} of ${whole} px`);
  return hidden;
}
