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
      <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface-1 tablet:max-w-xl">
        {purchases.map(({ id, name, price, boughtAt }) => (
          <li key={`${id} ${boughtAt}`} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            <span className="font-semibold">{name}</span>
            <span className="tabular">{points(price, alias)}</span>
            <span className="w-full text-sm text-muted">
              <Time value={boughtAt} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
