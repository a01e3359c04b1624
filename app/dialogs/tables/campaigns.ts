import { popup } from "~/dialogs/variant";
import { paths } from "~/paths";
import { lazyPart } from "~/runtime/lazy-part";
import { dialog } from "../entry";
import { toBonuses } from "./ways";

const rewardsBody = lazyPart(() => import("~/promotions/reward-dialogs").then((part) => part.GivenRewards));

/** Dialogs of campaigns and rewards. */
export const campaignsDialogs = {
  campaign: dialog({
    variant: popup(),
    // Visitors may preview a campaign.
    audience: "all",
    title: "dialogs.campaign.title",
    body: lazyPart(() => import("~/promotions/popups/campaign-dialog").then((part) => part.CampaignBody)),
  }),
  promoActivated: dialog({
    variant: popup("small"),
    audience: "player",
    title: "dialogs.promoActivated.title",
    icon: "success",
    text: "dialogs.promoActivated.text",
    body: rewardsBody,
    actions: [toBonuses],
  }),
  offerTaken: dialog({
    variant: popup("small"),
    audience: "player",
    title: "dialogs.offerTaken.title",
    icon: "success",
    text: "dialogs.promoActivated.text",
    body: rewardsBody,
    actions: [toBonuses],
  }),
  unseenCashback: dialog({
    variant: popup("small"),
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
