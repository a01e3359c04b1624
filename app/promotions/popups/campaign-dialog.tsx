import { useEffect } from "react";
import type { DialogBodyProps } from "~/dialogs/entry";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import type { EventName } from "~/runtime/tracking/events";
import { storeEvent } from "~/runtime/tracking/store-event";
import { ButtonLink } from "~/ui/button";
import { Image } from "~/ui/image";
import type { CampaignSummary } from "./campaign-dialog.server";

export function CampaignBody({ data }: DialogBodyProps<CampaignSummary>) {
  const { text, image, mobileImage, promoCode, button, isPreview } = data;
  const t = useTranslate();
  const localePath = useLocalePath();
  const tell = useCampaignEvents(data);
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
            <ButtonLink
              size="l"
              href={button.href}
              target="_blank"
              rel="noopener"
              onClick={() => tell("popup_clicked")}
            >
              {button.label}
            </ButtonLink>
          ) : (
            <ButtonLink size="l" href={localePath(button.href)} onClick={() => tell("popup_clicked")}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

/** The platform hears that it was shown, clicked and closed (contract 3.10), however it was opened. */
function useCampaignEvents({ sysname, isPreview }: CampaignSummary) {
  const tell = (name: EventName) => {
    if (!isPreview) storeEvent(name, { sysname });
  };
  useEffect(() => {
    if (isPreview) return;
    let isTold = false;
    // Not at once: what is taken away in the same moment was never seen.
    const timer = setTimeout(() => {
      isTold = true;
      storeEvent("popup_shown", { sysname });
    });
    return () => {
      clearTimeout(timer);
      if (isTold) storeEvent("popup_closed", { sysname });
    };
  }, [sysname, isPreview]);
  return tell;
}
