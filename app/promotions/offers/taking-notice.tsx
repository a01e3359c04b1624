import { DemandList } from "~/account-needs/demand-list";
import { needs } from "~/account-needs/needs";
import { useTranslate } from "~/i18n/use-translate";
import { Notice } from "~/ui/notice";
import type { TakingRefusal } from "./take-offer.server";

/** Why the offer was not given, and what can be done about it. `here`: its page, without locale. */
export function TakingNotice({ refusal: { need, text }, here }: { refusal: TakingRefusal; here: string }) {
  const t = useTranslate();
  return (
    <Notice tone="danger" title={t("offers.taking.refused")}>
      {need ? <DemandList demands={[needs[need]]} here={here} /> : t(text)}
    </Notice>
  );
}
