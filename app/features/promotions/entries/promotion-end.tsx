import { useTranslate } from "~/i18n/use-translate";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";

interface PromotionEndProps {
  value: string | undefined;
  /** Without the time of day. */
  isShort?: boolean;
}

/** The end date of a promotion; nothing without one. */
export function PromotionEnd({ value, isShort }: PromotionEndProps) {
  const t = useTranslate();
  if (!value) return null;
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      <Icon name="clock" className="size-4" />
      <span>
        {t("promotions.until")} <Time value={value} mode={isShort ? "date" : undefined} />
      </span>
    </p>
  );
}
