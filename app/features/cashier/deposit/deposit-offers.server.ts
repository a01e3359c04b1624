import type { AppContext } from "~/context/app-context";
import type { Offer } from "~/platform/entities/bonuses";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import type { DepositOffer } from "./deposit-view";

/** Offers available to this player with this method (docs/contract.md#3.5); empty where they cannot be read. */
export async function listDepositOffers(context: AppContext, method: string): Promise<DepositOffer[]> {
  const offers: PageSection<Offer[]> = await settleSection(
    context,
    context.platform.call("campaigns.getoffers", {}, { personal: true }),
  );
  if (!offers.ok) return [];
  return offers.value
    .filter(({ trigger }) => trigger.action === "deposit" && trigger.user_satisfies_params)
    .filter(({ trigger }) => !trigger.params.exclude_methods?.includes(method))
    .map(toOffer);
}

function toOffer({ id, description, promotions, trigger }: Offer): DepositOffer {
  const { min_amount: amount, currency } = trigger.params;
  return {
    id,
    title: description.title,
    rewards: promotions.map(({ title }) => title),
    min: amount !== undefined && currency !== undefined ? { amount, currency } : undefined,
  };
}
