import { useTranslate } from "~/i18n/use-translate";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";

/** The end date of a promotion; nothing without one. */
export function PromotionEnd({ value }: { value: string | undefined }) {
  const t = useTranslate();
  if (!value) return null;
  return (
    <p className="mt-auto flex items-center gap-2 text-muted text-sm">
      <Icon name="clock" className="size-4" />
      <span>
        {t("promotions.until")} <Time value={value} />
      </span>
    </p>
  );
}
