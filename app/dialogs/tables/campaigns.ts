import { paths } from "~/paths";
import { dialog } from "../entry";
import { lazyPart } from "../lazy-part";
import { popup } from "../look";
import { toBonuses } from "./ways";

const rewardsBody = lazyPart(() => import("~/promotions/reward-dialogs").then((part) => part.GivenRewards));

/** What campaigns give. */
export const campaignsDialogs = {
  campaign: dialog({
    look: popup(),
    // Its preview is for everybody.
    audience: "all",
    title: "dialogs.campaign.title",
    body: lazyPart(() => import("~/promotions/popups/campaign-dialog").then((part) => part.CampaignBody)),
  }),
  promoActivated: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.promoActivated.title",
    icon: "success",
    text: "dialogs.promoActivated.text",
    body: rewardsBody,
    ways: [toBonuses],
  }),
  offerTaken: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.offerTaken.title",
    icon: "success",
    text: "dialogs.promoActivated.text",
    body: rewardsBody,
    ways: [toBonuses],
  }),
  unseenCashback: dialog({
    look: popup("small"),
    audience: "player",
    title: "dialogs.unseenCashback.title",
    body: lazyPart(() => import("~/cashback/cashback-dialog").then((part) => part.CashbackBody)),
    agree: {
      by: "post",
      label: "dialogs.ways.cashback",
      action: paths.cashback(),
      fields: (_, { id }) => ({ intent: "seen", id, to: paths.cashback() }),
    },
    reject: "common.close",
    closing: {
      action: paths.cashback(),
      fields: ({ here }, { id }) => ({ intent: "seen", id, to: here }),
    },
  }),
};
