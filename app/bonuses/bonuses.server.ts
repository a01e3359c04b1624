import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import type { Bonus } from "~/platform/entities-bonuses";
import { loadProfileSeo } from "~/profile/profile.server";
import { loadPromoForm, type PromoForm } from "~/promotions/promo-code/load-promo-form.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { type BonusCard, inOrder, toBonusCard } from "./bonus-card";

export type BonusType = "casino" | "betting";

export interface Bonuses {
  seo: PageSeo;
  /** In the operator's order; every kind once, even when there is none of it. */
  groups: { type: BonusType; bonuses: BonusCard[] }[];
  promo: PromoForm;
  /** Names this showing of the page's forms. */
  attempt: string;
}

/** Longest page the platform gives. */
const COUNT = 300;

export async function loadBonuses(context: AppContext): Promise<Bonuses> {
  const [casino, betting, { offers }, promo, seo] = await Promise.all([
    context.platform.call("bonuses.get", { count: COUNT }),
    context.platform.call("BettingBonuses.get"),
    context.content.commonData(),
    loadPromoForm(context),
    loadProfileSeo(context, "bonuses"),
  ]);
  const found: Record<BonusType, Bonus[]> = { casino: casino.items, betting };
  const order = new Set<BonusType>([...offers.bonusesSwitchOrder, "casino", "betting"]);
  const groups = [...order].map((type) => ({ type, bonuses: inOrder(found[type]).map(toBonusCard) }));
  return { seo, groups, promo, attempt: randomUUID() };
}
