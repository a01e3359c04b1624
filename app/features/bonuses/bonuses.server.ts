import { randomUUID } from "node:crypto";
import { sanitizeRichText } from "~/content/rich-text/rich-text.server";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo } from "~/features/profile/profile.server";
import { loadPromoForm, type PromoForm } from "~/features/promotions/promo-code/load-promo-form.server";
import type { Bonus } from "~/platform/entities/bonuses";
import type { PageSeo } from "~/seo/page-seo.server";
import { inOwnCurrency } from "~/session/own-amount.server";
import { type BonusCard, sortBonuses, toBonusCard } from "./bonus-card";

export type BonusType = "casino" | "betting";

export interface ListedBonus extends BonusCard {
  /** Sanitised HTML. */
  terms?: string;
  /** The platform's link, for example to the games that count towards the wager. */
  link?: { label: string; href: string };
}

export interface Bonuses {
  seo: PageSeo;
  /** In the operator's order; each type once, even when empty. */
  groups: { type: BonusType; bonuses: ListedBonus[] }[];
  /** Null: no codes are taken. */
  promo: PromoForm | null;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
}

/** The platform's maximum page size. */
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
  const groups = await Promise.all(
    [...order].map(async (type) => ({
      type,
      bonuses: await Promise.all(sortBonuses(found[type]).map((bonus) => toListed(context, bonus))),
    })),
  );
  return { seo, groups, promo, attempt: randomUUID() };
}

async function toListed(context: AppContext, bonus: Bonus): Promise<ListedBonus> {
  const { terms_html: terms, button_label: label, button_url: href } = bonus.description;
  return {
    ...toBonusCard(bonus),
    about: (await inOwnCurrency(context, bonus.amount)).value,
    ...(terms && { terms: sanitizeRichText(terms, []) }),
    ...(label && href && { link: { label, href } }),
  };
}
