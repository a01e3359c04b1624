import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
import type { PayResult } from "./pay-result.server";
import { ReceiptCard } from "./receipt-card";

/** What the player still has to do to complete the payment. */
export function OpenPaymentPanel({
  url,
  isOtherTab,
  phone,
  expiresAt,
  receipt,
}: NonNullable<PayResult["open"]>) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center">
      {receipt && <ReceiptCard receipt={receipt} />}
      {url &&
        (isOtherTab ? (
          <div className="grid justify-items-center gap-2">
            <ButtonLink size="l" href={url} target="_blank" rel="noopener noreferrer">
              {t("deposit.result.openWindow")}
              <Icon name="external" className="size-4" />
            </ButtonLink>
            <p className="text-muted text-sm">{t("deposit.result.openWindowHint")}</p>
          </div>
        ) : (
          <ButtonLink size="l" href={url} rel="noreferrer">
            {t("deposit.result.continue")}
          </ButtonLink>
        ))}
      {phone && (
        <p>
          {t("deposit.result.phone")}: <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
      {expiresAt && (
        <p className="text-muted text-sm">
          {t("deposit.result.expires")} <Time value={expiresAt} />
        </p>
      )}
    </div>
  );
}
