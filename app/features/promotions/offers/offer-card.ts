import type { Offer } from "~/platform/entities/bonuses";
import type { Money } from "~/platform/entities/money";
import type { AboutValue } from "~/ui/format/about-amount";

export interface OfferReward {
  id: string;
  type: Offer["promotions"][number]["type"];
  title: string;
  amount?: Money;
  /** The amount in the player's own currency. */
  about?: AboutValue;
  game?: { sysname: string; name: string };
}

/** What is shown of an offer wherever it has a button. */
export interface OfferCard {
  id: string;
  title: string;
  text?: string;
  image?: string;
  action: Offer["trigger"]["action"];
  rewards: OfferReward[];
  minDeposit?: Money;
  /** The smallest deposit in the player's own currency. */
  minAbout?: AboutValue;
  /** Names, where known, of the payment methods that it is not valid with; absent when it is valid with all. */
  excludedMethods?: readonly string[];
  /** False when this visitor or player does not meet its condition yet. */
  isQualified: boolean;
  /** Beginning of the operator's terms on wagering, expiry and bets, cut to fit beside a button. */
  terms?: string;
  /** Idempotency key of this rendering of the form that takes it: submitting it twice counts once. */
  attempt?: string;
}

/** Data of an offer's card that the platform's reply does not contain as such. */
interface OfferDetails extends Pick<OfferCard, "terms" | "attempt"> {
  methodNames: ReadonlyMap<string, string>;
}

export function toOfferCard(
  { id, description, promotions, trigger }: Offer,
  { methodNames, terms, attempt }: OfferDetails,
): OfferCard {
  const { min_amount: amount, currency, exclude_methods: excluded = [] } = trigger.params;
  return {
    id,
    title: description.title,
    text: description.text,
    image: description.image_url ?? description.image_mobile_url,
    action: trigger.action,
    rewards: promotions.map((reward) => ({
      id: reward.id,
      type: reward.type,
      title: reward.title,
      amount: reward.amount,
      game: reward.game && { sysname: reward.game.sysname, name: reward.game.name },
    })),
    minDeposit: amount && currency ? { amount, currency } : undefined,
    excludedMethods:
      excluded.length > 0 ? excluded.flatMap((sysname) => methodNames.get(sysname) ?? []) : undefined,
    isQualified: trigger.user_satisfies_params,
    terms,
    attempt,
  };
}
