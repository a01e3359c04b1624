import { useTranslate } from "~/i18n/use-translate";
import type { MoneyValue } from "./format-values";
import { Money } from "./money";

/** What an amount is worth in the player's currency, by the platform's rates; nothing where there is no other. */
export function AboutAmount({ value }: { value: MoneyValue | undefined }) {
  const t = useTranslate();
  if (!value) return null;
  return (
    <span className="block text-sm text-muted">
      {t("common.about")} <Money value={value} />
    </span>
  );
}
