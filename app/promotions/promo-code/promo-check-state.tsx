import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icon";
import type { PromoState } from "./use-promo-check";

/** What is known of the code while it is typed; what is wrong with it is said at its field. */
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
