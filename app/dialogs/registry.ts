import type { ReactNode } from "react";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import type { Player } from "~/session/player.server";
import type { IconName } from "~/ui/icon-names";
import { type LazyPart, lazyPart } from "./lazy-part";
import { confirm, curtain, type DialogLook, popup } from "./look";

export interface DialogBodyProps<Data> {
  data: Data;
  /** Leads to the page beneath, or to another dialog over it. */
  dialogHref: (dialog?: Readonly<Record<string, string>>) => string;
}

export type DialogBody<Data> = (props: DialogBodyProps<Data>) => ReactNode;

/** Where an entry's ways on may lead. */
export interface DialogPlace {
  /** Path and query of the page beneath, without locale. */
  here: string;
  id: string | null;
  /** For what is done once: the one-time token of the form (`app/session/once/`). */
  token?: string;
}

/** A button that leads on: an address, or another dialog over the same page. */
export interface DialogWay {
  label: MessageKey;
  to: (place: DialogPlace) => string | Readonly<Record<string, string>>;
}

/**
 * What agreeing to a confirm does: `post` sends a form to an action, `way` leads to the page where it is done. A GET
 * never does it.
 */
export type DialogAgreement =
  | ({ by: "way" } & DialogWay)
  | { by: "post"; label: MessageKey; action: string; fields: (place: DialogPlace) => Record<string, string> };

export interface DialogEntry<Data = undefined> {
  look: DialogLook;
  /** Who may see it. A player's dialog asks visitors to sign in; a visitor's one is nothing to a player. */
  audience: "all" | Exclude<Player["kind"], "unknown">;
  /** Message bundles beside its own. */
  bundles?: readonly string[];
  title: MessageKey;
  icon?: IconName;
  text?: MessageKey;
  /** Shows what the server has loaded for it. */
  body?: LazyPart<DialogBody<Data>>;
  /** The first is the one most people want. */
  ways?: readonly DialogWay[];
  agree?: DialogAgreement;
  reject?: MessageKey;
  /** Only who opened it can close it. */
  isForced?: boolean;
}

/** Fixes what the body shows; `satisfies` would let it be anything. */
function dialog<Data = undefined>(entry: DialogEntry<Data>): DialogEntry<Data> {
  return entry;
}

const bonuses: DialogWay = { label: "dialogs.ways.bonuses", to: paths.bonuses };
const rewards: DialogWay = { label: "dialogs.ways.loyalty", to: paths.loyalty };
const shop: DialogWay = { label: "dialogs.ways.shop", to: paths.loyaltyShop };

/** Whoever signs in or up because of a game is led to it. */
const backToGame = (id: string | null) => (id ? { redirectUrl: paths.game(id) } : undefined);

const bonusBody = lazyPart(() => import("~/bonuses/bonus-dialogs").then((part) => part.BonusCard));
const productBody = lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.ProductCard));

const rewardsBody = lazyPart(() => import("~/promotions/reward-dialogs").then((part) => part.GivenRewards));

const authDialog = {
  look: popup("small"),
  audience: "visitor",
  bundles: ["auth"],
  body: lazyPart(() => import("~/auth/auth-dialogs").then((part) => part.AuthDialog)),
} as const;

/**
 * The named dialogs of specification 2.3. Like the route table this is a table over all features, so it alone of
 * this room may name them, and only by dynamic import.
 */
export const registry = {
  authorization: dialog({ ...authDialog, title: "auth.views.authorization" }),
  restore: dialog({ ...authDialog, title: "auth.views.restore" }),
  twofa: dialog({ ...authDialog, title: "auth.views.twofa" }),
  registration: dialog({ ...authDialog, title: "auth.views.registration" }),
  socialRegistration: dialog({
    ...authDialog,
    audience: "player",
    title: "auth.views.socialRegistration",
  }),
  credentials: dialog({
    look: popup("small"),
    audience: "player",
    bundles: ["auth"],
    title: "auth.credentials.title",
    icon: "lock",
    text: "auth.credentials.text",
    body: lazyPart(() =>
      import("~/auth/credentials/credentials-dialog").then((part) => part.CredentialsBody),
    ),
    ways: [{ label: "auth.credentials.kept", to: ({ here }) => here }],
    isForced: true,
  }),
  menu: dialog({
    look: curtain("small"),
    audience: "all",
    title: "common.menu",
    body: lazyPart(() => import("~/shell/menu-curtain").then((part) => part.MenuCurtain)),
  }),
  language: dialog({
    look: popup(),
    audience: "all",
    title: "common.language",
    body: lazyPart(() => import("~/i18n/choice/language-dialog").then((part) => part.LanguageList)),
  }),
  campaign: dialog({
    look: popup(),
    audience: "player",
    title: "dialogs.campaign.title",
    body: lazyPart(() => import("~/promotions/campaign-dialog").then((part) => part.CampaignBody)),
  }),
  promoActivated: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.promoActivated.title",
    icon: "success",
    text: "dialogs.promoActivated.text",
    body: rewardsBody,
    ways: [bonuses],
  }),
  offerTaken: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.offerTaken.title",
    icon: "success",
    text: "dialogs.promoActivated.text",
    body: rewardsBody,
    ways: [bonuses],
  }),
  unseenCashback: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.unseenCashback.title",
    body: lazyPart(() => import("~/cashback/cashback-dialog").then((part) => part.CashbackBody)),
    ways: [{ label: "dialogs.ways.cashback", to: paths.cashback }],
  }),
  verification: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.verification.title",
    icon: "shield",
    body: lazyPart(() => import("~/verification/verification-dialog").then((part) => part.VerificationBody)),
    ways: [
      {
        label: "dialogs.ways.verification",
        to: ({ here, id }) => paths.verification({ action: id ?? undefined, from: here }),
      },
    ],
  }),
  demoMode: dialog({
    look: popup("small"),
    audience: "visitor",
    title: "dialogs.demoMode.title",
    icon: "play",
    text: "dialogs.demoMode.text",
    body: lazyPart(() => import("~/games/demo-dialog").then((part) => part.DemoBody)),
    ways: [
      { label: "common.signUp", to: ({ id }) => ({ show_popup_reg: "", ...backToGame(id) }) },
      { label: "common.signIn", to: ({ id }) => ({ show_popup_auth: "", ...backToGame(id) }) },
    ],
  }),
  sitting: dialog({
    look: popup("small"),
    audience: "player",
    bundles: ["play"],
    title: "play.sitting.title",
    icon: "clock",
    body: lazyPart(() => import("~/games/play/sitting/sitting-body").then((part) => part.SittingBody)),
    ways: [
      { label: "play.sitting.limits", to: paths.responsibleGame },
      { label: "play.sitting.rounds", to: () => paths.bets() },
    ],
  }),
  gamesSearch: dialog({
    look: curtain("medium", "top"),
    audience: "all",
    bundles: ["search"],
    title: "common.searchGames",
    body: lazyPart(() => import("~/games/search/search-dialog").then((part) => part.SearchBody)),
  }),
  hallProviders: dialog({
    look: curtain("medium", "right"),
    audience: "all",
    bundles: ["games"],
    title: "games.picker.title",
    body: lazyPart(() => import("~/games/providers/provider-picker").then((part) => part.ProviderPicker)),
  }),
  loyaltyQuest: dialog({
    look: popup(),
    audience: "all",
    title: "dialogs.loyaltyQuest.title",
    body: lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.QuestCard)),
    ways: [rewards],
  }),
  loyaltyBuy: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.loyaltyBuy.title",
    body: productBody,
    agree: { by: "way", ...shop },
  }),
  loyaltyBought: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.loyaltyBought.title",
    icon: "success",
    text: "dialogs.loyaltyBought.text",
    body: productBody,
    ways: [bonuses, shop],
  }),
  loyaltyInsufficient: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.loyaltyInsufficient.title",
    icon: "coins",
    text: "dialogs.loyaltyInsufficient.text",
    body: productBody,
    ways: [{ label: "dialogs.ways.quests", to: paths.loyalty }],
  }),
  loyaltyCharacter: dialog({
    look: curtain("medium", "right"),
    audience: "player",
    title: "dialogs.loyaltyCharacter.title",
    text: "dialogs.loyaltyCharacter.text",
    body: lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.CharacterList)),
  }),
  loyaltyCharacterConfirm: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.loyaltyCharacterConfirm.title",
    body: lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.CharacterCard)),
    agree: { by: "way", ...rewards },
  }),
  interactivity: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.interactivity.title",
    icon: "clock",
    text: "dialogs.interactivity.text",
    // Any click is the sign of life that the warning asks for.
    ways: [{ label: "dialogs.interactivity.stay", to: ({ here }) => here }],
    isForced: true,
  }),
  burnBonuses: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.burnBonuses.title",
    text: "dialogs.burnBonuses.text",
    body: lazyPart(() => import("~/bonuses/bonus-dialogs").then((part) => part.BurningSum)),
    agree: {
      by: "way",
      label: "dialogs.ways.withdraw",
      to: ({ id }) => paths.withdraw({ method: id ?? undefined, burn: "agreed" }),
    },
    reject: "dialogs.keepBonuses",
  }),
  cancelWithdrawal: dialog({
    look: confirm,
    audience: "player",
    bundles: ["withdraw"],
    title: "withdraw.cancel.title",
    text: "withdraw.cancel.text",
    body: lazyPart(() => import("~/cashier/withdraw/cancel/cancel-dialog").then((part) => part.CancelBody)),
    agree: {
      by: "post",
      label: "withdraw.cancel.submit",
      action: paths.withdraw(),
      fields: ({ id, here, token }) => ({ intent: "cancel", id: id ?? "", from: here, _token: token ?? "" }),
    },
    reject: "withdraw.cancel.reject",
  }),
  confirmEmail: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.confirmEmail.title",
    text: "dialogs.confirmEmail.text",
    agree: {
      by: "way",
      label: "dialogs.ways.contacts",
      to: ({ here }) => paths.profileSettings({ from: here, toastType: "need_contact" }),
    },
    reject: "dialogs.later",
  }),
  bonusActivate: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.bonusActivate.title",
    text: "dialogs.bonusActivate.text",
    body: bonusBody,
    agree: { by: "way", ...bonuses },
  }),
  bonusRemove: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.bonusRemove.title",
    text: "dialogs.bonusRemove.text",
    body: bonusBody,
    agree: { by: "way", ...bonuses },
    reject: "dialogs.keepBonus",
  }),
  fillProfile: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.fillProfile.title",
    text: "dialogs.fillProfile.text",
    agree: {
      by: "way",
      label: "dialogs.ways.profile",
      to: ({ here }) => paths.profileSettings({ from: here, toastType: "need_profile" }),
    },
    reject: "dialogs.later",
  }),
  bettingBonusActivated: dialog({
    look: confirm,
    audience: "player",
    title: "dialogs.bettingBonusActivated.title",
    text: "dialogs.bettingBonusActivated.text",
    body: bonusBody,
    agree: { by: "way", label: "dialogs.ways.betting", to: paths.betting },
    reject: "common.close",
  }),
};

export type DialogName = keyof typeof registry;

/** What the body of a dialog shows. */
export type DialogData<Name extends DialogName> = Name extends DialogName
  ? (typeof registry)[Name] extends DialogEntry<infer Data>
    ? Data
    : never
  : never;

/** Message bundles an entry shows its words from. */
export function bundlesOf({ bundles = [] }: Pick<DialogEntry, "bundles">): readonly string[] {
  return ["dialogs", ...bundles];
}

/** The names that `?dialog=` and `?confirm=` take. A look says which of the two: a confirm is asked by name. */
export const namesInAddress: Readonly<Record<"dialog" | "confirm", Readonly<Record<string, DialogName>>>> = {
  dialog: {
    promo_activated: "promoActivated",
    offer_taken: "offerTaken",
    cashback: "unseenCashback",
    verification: "verification",
    credentials: "credentials",
    demo: "demoMode",
    session: "sitting",
    search: "gamesSearch",
    providers: "hallProviders",
    language: "language",
    quest: "loyaltyQuest",
    product_bought: "loyaltyBought",
    insufficient_points: "loyaltyInsufficient",
    character: "loyaltyCharacter",
    inactivity: "interactivity",
  },
  confirm: {
    buy_product: "loyaltyBuy",
    character: "loyaltyCharacterConfirm",
    burn_bonuses: "burnBonuses",
    cancel_withdrawal: "cancelWithdrawal",
    email: "confirmEmail",
    bonus_activate: "bonusActivate",
    bonus_remove: "bonusRemove",
    profile: "fillProfile",
    betting_bonus_activated: "bettingBonusActivated",
  },
};
