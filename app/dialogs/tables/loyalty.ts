import { confirm, curtain, popup } from "~/dialogs/variant";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import { lazyPart } from "~/runtime/lazy-part";
import { type DialogAction, type DialogAgreement, dialog } from "../entry";
import { toBonuses } from "./ways";

const rewards: DialogAction = { label: "dialogs.ways.loyalty", to: paths.loyalty };
const shop: DialogAction = { label: "dialogs.ways.shop", to: paths.loyaltyShop };

const pricedBody = lazyPart(() => import("~/loyalty/shop/shop-dialogs").then((part) => part.PricedCard));

/** Agreeing posts to the page that shows the outcome. */
const postTo = (action: string, intent: string, label: MessageKey): DialogAgreement => ({
  by: "post",
  label,
  action,
  fields: ({ id, token }) => ({ intent, id: id ?? "", attempt: token ?? "" }),
});

/** Dialogs of quests, the shop and the characters of the loyalty programme. */
export const loyaltyDialogs = {
  loyaltyQuest: dialog({
    variant: popup(),
    feature: "loyalty",
    audience: "all",
    title: "dialogs.loyaltyQuest.title",
    bundles: ["loyalty"],
    body: lazyPart(() => import("~/loyalty/quests/quest-dialog").then((part) => part.QuestCard)),
    actions: [rewards],
  }),
  loyaltyBuy: dialog({
    variant: confirm,
    feature: "loyaltyShop",
    audience: "player",
    title: "dialogs.loyaltyBuy.title",
    bundles: ["loyalty", "loyaltyShop"],
    body: pricedBody,
    agree: postTo(paths.loyaltyShop(), "buy", "loyaltyShop.buy"),
  }),
  loyaltyBought: dialog({
    variant: popup("small"),
    feature: "loyaltyShop",
    audience: "player",
    title: "dialogs.loyaltyBought.title",
    icon: "success",
    text: "dialogs.loyaltyBought.text",
    bundles: ["loyalty", "loyaltyShop"],
    body: lazyPart(() => import("~/loyalty/shop/shop-dialogs").then((part) => part.BoughtThing)),
    actions: [toBonuses, shop],
  }),
  loyaltyInsufficient: dialog({
    variant: popup("small"),
    feature: "loyalty",
    audience: "player",
    title: "dialogs.loyaltyInsufficient.title",
    icon: "coins",
    text: "dialogs.loyaltyInsufficient.text",
    bundles: ["loyalty"],
    body: pricedBody,
    actions: [{ label: "dialogs.ways.quests", to: paths.loyalty }],
  }),
  loyaltyCharacter: dialog({
    variant: curtain("medium", "right"),
    feature: "characters",
    audience: "player",
    title: "dialogs.loyaltyCharacter.title",
    text: "dialogs.loyaltyCharacter.text",
    bundles: ["loyalty", "characters"],
    body: lazyPart(() => import("~/loyalty/characters/character-dialogs").then((part) => part.CharacterList)),
  }),
  loyaltyNotices: dialog({
    variant: curtain("small", "right"),
    feature: "loyalty",
    audience: "player",
    bundles: ["notices"],
    title: "notices.title",
    body: lazyPart(() => import("~/loyalty/notices/notices-dialog").then((part) => part.NoticesBody)),
    actions: [rewards],
  }),
  loyaltyCharacterConfirm: dialog({
    variant: confirm,
    feature: "characters",
    audience: "player",
    title: "dialogs.loyaltyCharacterConfirm.title",
    bundles: ["loyalty", "characters"],
    body: lazyPart(() => import("~/loyalty/characters/character-dialogs").then((part) => part.ChangeBill)),
    agree: postTo(paths.loyalty(), "character", "characters.agree"),
  }),
};
