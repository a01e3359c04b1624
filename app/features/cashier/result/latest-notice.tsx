import { useTranslate } from "~/i18n/use-translate";

/** Says that the payment was found as the player's latest, because the provider's return named none. */
export function LatestNotice() {
  const t = useTranslate();
  return (
    <p className="mx-auto max-w-[420px] text-muted text-xs">
      <b>{t("deposit.result.latest.title")}</b> {t("deposit.result.latest.text")}
    </p>
  );
}
