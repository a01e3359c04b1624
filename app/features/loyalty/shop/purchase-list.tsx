import { useTranslate } from "~/i18n/use-translate";
import { Time } from "~/ui/format/time";
import { Section } from "~/ui/section";
import type { Purchase } from "./purchases.server";
import { usePoints } from "./use-points";

/** The player's purchases, latest first. */
export function PurchaseList({ purchases, alias }: { purchases: Purchase[]; alias: string | undefined }) {
  const t = useTranslate();
  const points = usePoints();
  return (
    <Section title={t("loyaltyShop.purchases")}>
      <ul className="tile-grid" data-count={purchases.length}>
        {purchases.map(({ id, name, price, boughtAt }) => (
          <li key={`${id} ${boughtAt}`}>
            <div className="tile gap-1">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{name}</span>
                <span className="tabular">{points(price, alias)}</span>
              </p>
              <p className="text-sm text-muted">
                <Time value={boughtAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
