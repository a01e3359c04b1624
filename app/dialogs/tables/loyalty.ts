import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import { type DialogAgreement, type DialogWay, dialog } from "../entry";
import { lazyPart } from "../lazy-part";
import { confirm, curtain, popup } from "../look";
import { toBonuses } from "./ways";

const rewards: DialogWay = { label: "dialogs.ways.loyalty", to: paths.loyalty };
const shop: DialogWay = { label: "dialogs.ways.shop", to: paths.loyaltyShop };

const pricedBody = lazyPart(() => import("~/loyalty/shop/shop-dialogs").then((part) => part.PricedCard));

/** Agreeing posts to the page that says what came of it. */
const postTo = (action: string, intent: string, label: MessageKey): DialogAgreement => ({
  by: "post",
  label,
  action,
  fields: ({ id, token }) => ({ intent, id: id ?? "", attempt: token ?? "" }),
});

/** Quests, the shop and the characters of the loyalty programme. */
export const loyaltyDialogs = {
  loyaltyQuest: dialog({
    look: popup(),
    feature: "loyalty",
    audience: "all",
    title: "dialogs.loyaltyQuest.title",
    bundles: ["loyalty"],
    body: lazyPart(() => import("~/loyalty/quest-dialog").then((part) => part.QuestCard)),
    ways: [rewards],
  }),
  loyaltyBuy: dialog({
    look: confirm,
    feature: "loyaltyShop",
    audience: "player",
    title: "dialogs.loyaltyBuy.title",
    bundles: ["loyalty", "loyaltyShop"],
    body: pricedBody,
    agree: postTo(paths.loyaltyShop(), "buy", "loyaltyShop.buy"),
  }),
  loyaltyBought: dialog({
    look: popup("small"),
    feature: "loyaltyShop",
    audience: "player",
    title: "dialogs.loyaltyBought.title",
    icon: "success",
    text: "dialogs.loyaltyBought.text",
    bundles: ["loyalty", "loyaltyShop"],
    body: lazyPart(() => import("~/loyalty/shop/shop-dialogs").then((part) => part.BoughtThing)),
    ways: [toBonuses, shop],
  }),
  loyaltyInsufficient: dialog({
    look: popup("small"),
    feature: "loyalty",
    audience: "player",
    title: "dialogs.loyaltyInsufficient.title",
    icon: "coins",
    text: "dialogs.loyaltyInsufficient.text",
    bundles: ["loyalty"],
    body: pricedBody,
    ways: [{ label: "dialogs.ways.quests", to: paths.loyalty }],
  }),
  loyaltyCharacter: dialog({
    look: curtain("medium", "right"),
    feature: "characters",
    audience: "player",
    title: "dialogs.loyaltyCharacter.title",
    text: "dialogs.loyaltyCharacter.text",
    bundles: ["loyalty", "characters"],
    body: lazyPart(() => import("~/loyalty/characters/character-dialogs").then((part) => part.CharacterList)),
  }),
  loyaltyNotices: dialog({
    look: curtain("small", "right"),
    feature: "loyalty",
    audience: "player",
    bundles: ["notices"],
    title: "notices.title",
    body: lazyPart(() => import("~/loyalty/notices/notices-dialog").then((part) => part.NoticesBody)),
    ways: [rewards],
  }),
  loyaltyCharacterConfirm: dialog({
    look: confirm,
    feature: "characters",
    audience: "player",
    title: "dialogs.loyaltyCharacterConfirm.title",
    bundles: ["loyalty", "characters"],
    body: lazyPart(() => import("~/loyalty/characters/character-dialogs").then((part) => part.ChangeBill)),
    agree: postTo(paths.loyalty(), "character", "characters.agree"),
  }),
};
