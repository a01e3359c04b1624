import { paths } from "~/paths";
import { type DialogWay, dialog } from "../entry";
import { lazyPart } from "../lazy-part";
import { confirm, curtain, popup } from "../look";
import { toBonuses } from "./ways";

const rewards: DialogWay = { label: "dialogs.ways.loyalty", to: paths.loyalty };
const shop: DialogWay = { label: "dialogs.ways.shop", to: paths.loyaltyShop };

const productBody = lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.ProductCard));

/** Quests, the shop and the characters of the loyalty programme. */
export const loyaltyDialogs = {
  loyaltyQuest: dialog({
    look: popup(),
    feature: "loyalty",
    audience: "all",
    title: "dialogs.loyaltyQuest.title",
    body: lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.QuestCard)),
    ways: [rewards],
  }),
  loyaltyBuy: dialog({
    look: confirm,
    feature: "loyaltyShop",
    audience: "player",
    title: "dialogs.loyaltyBuy.title",
    body: productBody,
    agree: { by: "way", ...shop },
  }),
  loyaltyBought: dialog({
    look: popup("small"),
    feature: "loyaltyShop",
    audience: "player",
    title: "dialogs.loyaltyBought.title",
    icon: "success",
    text: "dialogs.loyaltyBought.text",
    body: lazyPart(() => import("~/promotions/reward-dialogs").then((part) => part.GivenRewards)),
    ways: [toBonuses, shop],
  }),
  loyaltyInsufficient: dialog({
    look: popup("small"),
    feature: "loyaltyShop",
    audience: "player",
    title: "dialogs.loyaltyInsufficient.title",
    icon: "coins",
    text: "dialogs.loyaltyInsufficient.text",
    body: productBody,
    ways: [{ label: "dialogs.ways.quests", to: paths.loyalty }],
  }),
  loyaltyCharacter: dialog({
    look: curtain("medium", "right"),
    feature: "characters",
    audience: "player",
    title: "dialogs.loyaltyCharacter.title",
    text: "dialogs.loyaltyCharacter.text",
    body: lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.CharacterList)),
  }),
  loyaltyCharacterConfirm: dialog({
    look: confirm,
    feature: "characters",
    audience: "player",
    title: "dialogs.loyaltyCharacterConfirm.title",
    body: lazyPart(() => import("~/loyalty/loyalty-dialogs").then((part) => part.CharacterCard)),
    agree: { by: "way", ...rewards },
  }),
};
