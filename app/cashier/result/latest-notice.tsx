import { useTranslate } from "~/i18n/use-translate";
import { Notice } from "~/ui/feedback/notice";

/** Says that the payment was found as the player's latest, because the provider's return named none. */
export function LatestNotice() {
  const t = useTranslate();
  return (
    <Notice title={t("deposit.result.latest.title")} isSaid>
      <p>{t("deposit.result.latest.text")}</p>
    </Notice>
  );
}
