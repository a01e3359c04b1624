import { useTranslate } from "~/i18n/use-translate";
import { Notice } from "~/ui/feedback/notice";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { DepositSummary } from "./pay-result.server";

/** Says that the payment was found as the player's latest, because the provider's return named none. */
export function LatestNotice({ id, value, at }: DepositSummary) {
  const t = useTranslate();
  return (
    <Notice title={t("deposit.result.latest.title")} isSaid>
      <p>
        <bdi>{id}</bdi> · <Money value={value} /> · <Time value={at} />
      </p>
      <p className="mt-1">{t("deposit.result.latest.text")}</p>
    </Notice>
  );
}
