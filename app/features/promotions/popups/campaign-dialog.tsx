import { useEffect } from "react";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Image } from "~/ui/images/image";
import type { CampaignSummary } from "./campaign-dialog.server";
import { recordCampaignEvent, watchCampaign } from "./campaign-events";

export function CampaignBody({ data }: DialogBodyProps<CampaignSummary>) {
  const { sysname, text, image, mobileImage, promoCode, button, isPreview } = data;
  const t = useTranslate();
  const localePath = useLocalePath();
  const reportClick = () => recordCampaignEvent("popup_clicked", data);
  useEffect(() => watchCampaign({ sysname, isPreview }), [sysname, isPreview]);
  return (
    <>
      {isPreview && <p className="mb-4 text-muted text-sm">{t("dialogs.campaign.preview")}</p>}
      {(image ?? mobileImage) && (
        <Image
          preset="campaign"
          src={mobileImage ?? image}
          from={{ md: image ?? mobileImage }}
          alt=""
          fallbackLabel=""
          loading="eager"
          className="mb-4 aspect-[2/1] rounded-md"
        />
      )}
      <p className="whitespace-pre-line text-muted">{text}</p>
      {promoCode && (
        <p className="dialog-card flex items-center justify-between gap-4">
          <span className="text-muted text-sm">{t("dialogs.campaign.code")}</span>
          <code className="font-semibold text-lg" dir="ltr">
            {promoCode}
          </code>
        </p>
      )}
      {button && (
        <div className="dialog-actions">
          {button.isExternal ? (
            <ButtonLink size="l" href={button.href} target="_blank" rel="noopener" onClick={reportClick}>
              {button.label}
            </ButtonLink>
          ) : (
            <ButtonLink size="l" href={localePath(button.href)} onClick={reportClick}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
