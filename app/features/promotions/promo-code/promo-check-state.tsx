import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icons/icon";
import type { PromoState } from "./use-promo-check";

/** Status of the code while it is typed; its errors are shown at the field. */
export function PromoCheckState({ state }: { state: PromoState }) {
  const t = useTranslate();
  return (
    <p role="status" className={state === "valid" ? "promo-state is-valid" : "promo-state"}>
      {state === "loading" && t("common.promoCode.checking")}
      {state === "valid" && (
        <>
          <Icon name="check" />
          {t("common.promoCode.valid")}
        </>
      )}
    </p>
  );
}
