import { type FormEvent, useRef } from "react";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useTranslate } from "~/i18n/use-translate";
import { controlProps, FieldFrame } from "~/ui/form/field-frame";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import type { PaymentForm } from "./payment-form";
import type { PaymentState } from "./use-payment-form";

interface AmountFieldProps {
  form: PaymentForm;
  state: PaymentState;
  label: string;
  onAmount?: (amount: string) => void;
}

/** An amount: a preset or a typed one. Without script a preset radio is submitted on its own. */
export function AmountField({ form, state, label, onAmount }: AmountFieldProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const presets = useRef<HTMLDivElement>(null);
  const { min, max, decimals } = form;
  const { values } = state;
  const id = `${state.form.id}-amount`;
  const words = {
    label,
    hint: t(boundsHint(form), { min: money(min), max: money(max) }),
    errors: state.errorsOf("amount"),
  };

  function choose({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (!input.current) return;
    input.current.value = currentTarget.value;
    // Dispatched as if typed, so that validation and the summary update.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function type({ currentTarget }: FormEvent<HTMLInputElement>) {
    for (const preset of presets.current?.querySelectorAll("input") ?? [])
      preset.checked = preset.value === currentTarget.value;
    onAmount?.(currentTarget.value);
  }

  return (
    <div className="grid gap-3">
      <FieldFrame id={id} isRequired {...words}>
        <div className="relative">
          <input
            {...controlProps(id, words)}
            ref={input}
            name="amount"
            type="text"
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            dir="ltr"
            required={form.presets.length === 0}
            aria-required
            defaultValue={values.amount}
            // biome-ignore lint/a11y/noAutofocus: only where the response has this field invalid
            autoFocus={state.hasFocus("amount")}
            onInput={type}
          />
          <span className="payment-currency" aria-hidden="true">
            {min.currency}
          </span>
        </div>
      </FieldFrame>
      {form.presets.length > 0 && (
        <div ref={presets} role="radiogroup" aria-label={t("payment.presets")} className="presets">
          {form.presets.map((value) => (
            <label key={value} className="preset">
              <input
                type="radio"
                name="preset"
                value={value}
                defaultChecked={(values.amount || values.preset) === value}
                onChange={choose}
              />
              <Money value={{ amount: value, currency: min.currency }} />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

/** What the field takes: only whole amounts, and none where no whole one lies between the bounds. */
function boundsHint({ min, max, decimals }: PaymentForm): MessageKey {
  if (Number(min.amount) > Number(max.amount)) return "payment.noAmount";
  return decimals > 0 ? "payment.bounds" : "payment.wholeBounds";
}
