import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { FieldNotes } from "~/ui/form/field-frame";
import { useFormats } from "~/ui/format/formats";
import type { PaymentState } from "../form/use-payment-form";
import type { DepositOffer } from "./deposit-view";

interface OfferChoiceProps {
  offers: readonly DepositOffer[];
  state: PaymentState;
}

/** Chooses the bonus of a deposit; none is preselected unless the URL names one. */
export function OfferChoice({ offers, state }: OfferChoiceProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { money } = useFormats();
  const chosen = state.values.campaign_offer_id ?? "";
  const id = `${state.form.id}-offer`;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t("deposit.offers.title")}</legend>
      <div className="grid grid-cols-1 gap-2">
        <label className="choice">
          <input type="radio" name="campaign_offer_id" value="" defaultChecked={chosen === ""} />
          {t("deposit.offers.none")}
        </label>
        {offers.map(({ id: offer, title, rewards, min }) => (
          <div key={offer} className="choice flex-wrap py-2">
            <input
              type="radio"
              id={`${id}-${offer}`}
              name="campaign_offer_id"
              value={offer}
              defaultChecked={chosen === offer}
            />
            <label
              htmlFor={`${id}-${offer}`}
              className="flex min-h-11 min-w-0 flex-[1_1_8rem] cursor-pointer flex-col justify-center"
            >
              {title}
              <span className="block text-muted text-sm">
                {[...rewards, ...(min ? [t("deposit.offers.from", { min: money(min) })] : [])].join(" · ")}
              </span>
            </label>
            <a
              href={localePath(paths.offer(offer))}
              aria-label={`${t("deposit.offers.details")}: ${title}`}
              className="ms-auto inline-flex min-h-11 min-w-11 max-w-full items-center justify-center text-muted text-sm underline hover:text-text"
            >
              {t("deposit.offers.details")}
            </a>
          </div>
        ))}
      </div>
      <FieldNotes id={id} errors={state.errorsOf("campaign_offer_id")} />
    </fieldset>
  );
}
