import type { Money } from "~/platform/entities";
import type { Offer } from "~/platform/entities-bonuses";

export interface OfferReward {
  id: string;
  type: Offer["promotions"][number]["type"];
  title: string;
  game?: { sysname: string; name: string };
}

/** What is shown of an offer beside each of its buttons. */
export interface OfferCard {
  id: string;
  title: string;
  text?: string;
  image?: string;
  action: Offer["trigger"]["action"];
  rewards: OfferReward[];
  minDeposit?: Money;
  /** Names of the payment methods that it is not valid with, as far as they are known; absent: it is with all. */
  excludedMethods?: readonly string[];
  /** False: it has a condition that this visitor or player does not meet yet. */
  isQualified: boolean;
  /** The operator's own words on wagering, expiry and bets, as many as fit beside a button. */
  terms?: string;
  /** Names this showing of the form that takes it, so that sending it twice is sending it once. */
  attempt?: string;
}

/** What an offer's card shows that its reply does not hold ready. */
interface OfferFacts extends Pick<OfferCard, "terms" | "attempt"> {
  methodNames: ReadonlyMap<string, string>;
}

export function toOfferCard(
  { id, description, promotions, trigger }: Offer,
  { methodNames, terms, attempt }: OfferFacts,
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
