import { describe, expect, it } from "vitest";
import { cookiesOf } from "../../tests/support/sign-in";
import { testApp } from "../../tests/support/test-app";
import { loadDialog } from "./load-dialog.server";
import type { LoadedDialog } from "./loaded-dialog";
import type { DialogName } from "./registry";

const app = await testApp();

/** Player by the name of their login, or nobody. */
type Viewer = "demo" | "poor" | "needcontact" | "needprofile" | "onkyc" | "visitor";

/** What a dialog claims of its viewer, and addresses that open it where the claim is false. */
interface Claim {
  says: string;
  falseFor: readonly (readonly [as: Viewer, search: string])[];
  /** How the dialog shows it, where that is not simply another outcome than "ready". */
  instead?: (shown: LoadedDialog) => unknown;
}

/** `null`: the dialog prompts, lists or links, and claims nothing of its viewer. */
const claims: Record<DialogName, Claim | null> = {
  menu: null,
  language: null,
  authorization: null,
  restore: null,
  registration: null,
  gamesSearch: null,
  hallProviders: null,
  loyaltyCharacter: null,
  loyaltyNotices: null,
  loyaltyQuest: null,
  campaign: null,
  selfExclusion: null,
  interactivity: { says: "nobody was there for a while", falseFor: [["demo", "?dialog=interactivity"]] },
  // Its view reads the pending sign-in, and says that the step is over where there is none.
  twofa: null,
  socialRegistration: {
    says: "the account lacks details",
    falseFor: [["demo", "?show_popup_reg&view=socialRegistration"]],
  },
  credentials: { says: "a password was made up", falseFor: [["demo", "?dialog=credentials"]] },
  verification: {
    says: "documents or payment details are to be checked",
    falseFor: [
      ["demo", "?dialog=verification"],
      ["demo", "?dialog=verification&id=act-9f3"],
      ["demo", "?dialog=verification&type=change"],
    ],
    instead: ({ data }) => expect(data).toBe("verified"),
  },
  confirmEmail: { says: "a contact is not confirmed", falseFor: [["demo", "?confirm=email"]] },
  newcomerEmail: { says: "the e-mail is not confirmed", falseFor: [["demo", ""]] },
  fillProfile: { says: "the profile lacks details", falseFor: [["demo", "?confirm=profile"]] },
  demoMode: {
    says: "it is played without an account",
    falseFor: [
      ["demo", "?dialog=demo&id=sand-dunes"],
      ["visitor", "?dialog=demo&id=no-such-game"],
    ],
  },
  sessionSummary: null,
  // It is due or it is not there: it has no address (`due-notices.server.test.ts`).
  marketNotice: null,
  promoActivated: { says: "a reward was given", falseFor: [["demo", "?dialog=promo_activated&id=1"]] },
  offerTaken: { says: "a reward was given", falseFor: [["demo", "?dialog=offer_taken&id=30"]] },
  loyaltyBought: { says: "something was bought", falseFor: [["demo", "?dialog=product_bought&id=1"]] },
  unseenCashback: { says: "there is cashback", falseFor: [["poor", "?dialog=cashback"]] },
  loyaltyBuy: { says: "a product can be bought", falseFor: [["demo", "?confirm=buy_product&id=999"]] },
  loyaltyInsufficient: {
    says: "the points do not suffice",
    falseFor: [["demo", "?dialog=insufficient_points&id=1"]],
  },
  loyaltyCharacterConfirm: {
    says: "a character can be chosen",
    falseFor: [["demo", "?confirm=character&id=999"]],
  },
  burnBonuses: { says: "a withdrawal ends bonuses", falseFor: [["poor", "?confirm=burn_bonuses"]] },
  cancelWithdrawal: {
    says: "a withdrawal waits",
    falseFor: [
      ["demo", "?confirm=cancel_withdrawal&id=wdr_2001"],
      ["poor", "?confirm=cancel_withdrawal&id=wdr_2000"],
    ],
  },
  bonusActivate: { says: "a bonus can be activated", falseFor: [["poor", "?confirm=bonus_activate&id=601"]] },
  bonusRemove: { says: "a bonus can be removed", falseFor: [["poor", "?confirm=bonus_remove&id=601"]] },
  cashbackRemove: { says: "cashback can be declined", falseFor: [["poor", "?confirm=cashback_remove&id=1"]] },
  bettingBonusActivated: {
    says: "a bonus was activated",
    falseFor: [["demo", "?confirm=betting_bonus_activated&id=651&type=betting"]],
  },
  limitRaise: {
    says: "there is a lower limit",
    falseFor: [["demo", "?confirm=limit_raise&id=100&type=7"]],
  },
  limitLift: { says: "there is a limit", falseFor: [["demo", "?confirm=limit_lift"]] },
  realityCheck: { says: "it is time", falseFor: [["demo", "?dialog=reality_check"]] },
};

async function shown(as: Viewer, search: string) {
  const cookieHeader = as === "visitor" ? "" : await cookiesOf(app, `${as}@sandbox.test`);
  return loadDialog(await app.contextFor({ cookieHeader, search }));
}

const falsehoods = Object.entries(claims).flatMap(([name, claim]) =>
  (claim?.falseFor ?? []).map(([as, search]) => [name, claim?.says, as, search, claim?.instead] as const),
);

describe("a dialog that is opened by its address", () => {
  it.each(falsehoods)("%s, which says that %s, does not to %s (%s)", async (name, _, as, search, instead) => {
    const found = await shown(as, search);
    if (found?.name === name && found.outcome === "ready") {
      expect(instead).toBeDefined();
      instead?.(found);
    }
  });

  it.each([
    ["needprofile", "?confirm=profile", { name: "fillProfile", outcome: "ready" }],
    ["needcontact", "?confirm=email", { name: "confirmEmail", outcome: "ready" }],
    ["demo", "?confirm=profile", { name: "fillProfile", outcome: "met" }],
    ["demo", "?confirm=email", { name: "confirmEmail", outcome: "met" }],
    ["onkyc", "?dialog=verification&id=act-9f3", { name: "verification", data: "pending" }],
  ] as const)("tells %s what is so (%s)", async (as, search, expected) => {
    expect(await shown(as, search)).toMatchObject(expected);
  });
});
