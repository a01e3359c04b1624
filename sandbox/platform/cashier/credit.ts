import { currencies } from "../../seed/currencies";
import { offers } from "../../seed/rewards/offers";
import { moveMoney } from "../../world/ledger";
import { minorUnitsOf, scaleOf } from "../../world/money";
import type { Player, Transaction } from "../../world/player";
import { grant } from "../promotions/grants";
import type { Moment } from "../protocol/call";

/** One loyalty point for so many US dollars paid in. */
const dollarsToPoint = 10;

/** docs/contract.md#6.4: what a deposit brings when it succeeds. */
export function creditDeposit(moment: Moment, player: Player, deposit: Transaction): void {
  const { id, amount, currency, campaign_offer_id } = deposit;
  const minorUnits = minorUnitsOf({ amount, currency });
  moveMoney(player, "balance_main", minorUnits, { reason: "deposit", id, now: moment.now });
  const points = pointsFor(minorUnits, currency);
  player.loyalty.points += points;
  player.loyalty.exp += points;
  rememberCard(moment, player, deposit);
  const offer = offers.find((one) => one.id === campaign_offer_id);
  for (const promotion of offer?.promotions ?? []) grant(moment, player, promotion, { amount, currency });
}

function pointsFor(minorUnits: number, currency: string): number {
  const rate = Number(currencies.find(({ id }) => id === currency)?.rate ?? 1);
  return Math.floor(minorUnits / 10 ** scaleOf(currency) / rate / dollarsToPoint);
}

/** A card that paid once is offered the next time. */
function rememberCard({ world }: Moment, player: Player, { method, requisites }: Transaction): void {
  const title = requisites?.card_number;
  if (!title || player.saved_requisites.some((saved) => saved.method === method && saved.title === title))
    return;
  const id = `sr_${world.state.nextRequisite++}`;
  player.saved_requisites.push({ id, method, title, status: "ready" });
}
