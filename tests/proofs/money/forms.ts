import { randomUUID } from "node:crypto";
import { paths } from "../../../app/routing/paths";
import { hiddenFields } from "../../http/hidden-fields";
import type { Visitor } from "../../support/visitor";
import { say } from "../../support/words";

/** What a player's browser would post. */
export interface Filled {
  path: string;
  fields: Record<string, string>;
}

/** A form that moves money or rewards. */
export interface MoneyForm {
  method: string;
  /** How the ledger names the movement, where there is one. */
  reason?: string;
  /** Doing it twice is doing it once, and a lost answer is looked up: after one it may be sent again. */
  mayRepeat?: true;
  /** What the next page says of a success, where the way there is the same for every end. */
  saysDone?: string;
  /** Opens the form and fills it. */
  fill: (visitor: Visitor) => Promise<Filled>;
}

const depositPath = paths.depositBy("sandinstant");
const withdrawPath = paths.withdraw({ method: "sandiban", burn: "agreed" });

async function reviewWithdrawal(visitor: Visitor): Promise<Filled> {
  const review = await visitor.send(withdrawPath, {
    ...hiddenFields((await visitor.open(withdrawPath)).text, "intent"),
    amount: "60",
    "requisites.iban": "ES9121000418450200051332",
  });
  return { path: withdrawPath, fields: { ...hiddenFields(review.text, "_token"), intent: "send" } };
}

async function openCancel(visitor: Visitor): Promise<Filled> {
  const { path, fields } = await reviewWithdrawal(visitor);
  const sent = await visitor.send(path, fields);
  const id = new URL(String(sent.headers.location), "http://site").searchParams.get("requested") ?? "";
  const question = await visitor.open(`${paths.withdraw()}?confirm=cancel_withdrawal&id=${id}`);
  return { path: paths.withdraw(), fields: hiddenFields(question.text, "_token") };
}

/** A form of an account page: what names the thing, and the key of this showing. */
const account =
  (path: string, fields: Record<string, string>, before?: Record<string, string>) =>
  async (visitor: Visitor): Promise<Filled> => {
    if (before) await visitor.send(path, { ...before, attempt: randomUUID() });
    return { path, fields: { ...fields, attempt: randomUUID() } };
  };

const pause = { intent: "pause", id: "602" };
const betting = { id: "651", type: "betting" };

export const moneyForms: readonly MoneyForm[] = [
  {
    method: "cashier.makedeposit",
    reason: "deposit",
    fill: async (visitor) => ({
      path: depositPath,
      fields: { ...hiddenFields((await visitor.open(depositPath)).text, "_token"), amount: "70" },
    }),
  },
  { method: "cashier.makewithdrawal", reason: "withdrawal", fill: reviewWithdrawal },
  {
    method: "cashier.cancelwithdrawal",
    reason: "withdrawal_returned",
    saysDone: say("withdraw.cancel.done"),
    fill: openCancel,
  },
  {
    method: "bonuses.activate",
    fill: account(paths.bonuses(), { intent: "activate", id: "601", type: "casino" }, pause),
  },
  { method: "bonuses.deactivate", fill: account(paths.bonuses(), pause) },
  {
    method: "bonuses.remove",
    fill: account(paths.bonuses(), { intent: "remove", id: "602", type: "casino" }),
  },
  {
    method: "BettingBonuses.activate",
    reason: "bonus_activated",
    fill: account(paths.bonuses(), { ...betting, intent: "activate" }),
  },
  { method: "BettingBonuses.remove", fill: account(paths.bonuses(), { ...betting, intent: "remove" }) },
  {
    method: "cashbacks.payout",
    reason: "cashback",
    fill: account(paths.cashback(), { intent: "payout", id: "703" }),
  },
  { method: "cashbacks.remove", fill: account(paths.cashback(), { intent: "remove", id: "703" }) },
  { method: "campaigns.takepromotions", fill: account(paths.offer("38"), {}) },
  {
    method: "campaigns.activateOffer",
    fill: account(paths.bonuses(), { intent: "promo_code", promo_code: "WELCOME100" }),
  },
  // One of those that are never sold out: what is refused may be sent again.
  { method: "loyalty.buyproduct", fill: account(paths.loyaltyShop(), { intent: "buy", id: "1" }) },
  { method: "tournaments.participate", mayRepeat: true, fill: account(paths.tournament("3"), {}) },
];
