import type { DialogBodyProps } from "~/dialogs/entry";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Image } from "~/ui/image";
import type { CampaignSummary } from "./campaign-dialog.server";

export function CampaignBody({ data: { text, image, promoCode, button } }: DialogBodyProps<CampaignSummary>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      {image && (
        <Image
          preset="wide"
          src={image}
          alt=""
          fallbackLabel=""
          loading="eager"
          className="mb-4 rounded-md"
        />
      )}
      <p className="text-muted">{text}</p>
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
            <ButtonLink size="l" href={button.href} target="_blank" rel="noopener">
              {button.label}
            </ButtonLink>
          ) : (
            <ButtonLink size="l" href={localePath(button.href)}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
