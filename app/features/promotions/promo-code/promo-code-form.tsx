import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/form/field";
import { Icon } from "~/ui/icons/icon";
import type { PromoForm } from "./load-promo-form.server";
import { PromoCheckState } from "./promo-check-state";
import { PROMO_INTENT, type PromoAnswer } from "./promo-form";
import { PromoNotice } from "./promo-notice";
import { usePromoCheck } from "./use-promo-check";

interface PromoCodeFormProps {
  form: PromoForm;
  /** The action's answer to the submitted code. */
  answer: PromoAnswer | undefined;
}

/**
 * The form for a promo code. It posts to its own page, whose action calls `answerPromoForm`. Where no codes are accepted
 * there is no form, only that answer to a code that was posted.
 */
export function PromoCodeForm({
  form,
  answer,
}: Pick<PromoCodeFormProps, "answer"> & { form: PromoForm | null }) {
  const { pathname } = useLocation();
  if (form) return <PromoBox form={form} answer={answer} />;
  return answer ? <PromoNotice answer={answer} here={pathname} /> : null;
}

function PromoBox(props: PromoCodeFormProps) {
  const t = useTranslate();
  const { form, answer } = props;
  // The key empties the field once a code is activated.
  const fields = <CodeForm key={form.used ?? ""} {...props} />;
  return (
    <section id="promo-code" aria-label={t("promoCode.title")} className="promo-box">
      {form.hasSwitcher ? (
        <details open={form.code !== "" || answer !== undefined}>
          <summary>
            <Icon name="badge" className="size-5 text-accent-ink" />
            {t("promoCode.switcher")}
            <Icon name="chevron-down" className="promo-chevron size-4 text-muted" />
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </section>
  );
}

function CodeForm({ form, answer }: PromoCodeFormProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const id = useId();
  const initial = answer?.code ?? form.code;
  const check = usePromoCheck(initial);
  const element = useStoredCode(form, check.type);
  const isPending = useNavigation().formData?.get("intent") === PROMO_INTENT;
  const here = pathname + withoutDialog(search);
  // The answer to a submission of this very code takes precedence over the check.
  const current = answer?.code === check.code ? answer : undefined;
  return (
    <form ref={element} method="post" action={localePath(here)} data-keep-scroll="" className="promo-form">
      <input type="hidden" name="intent" value={PROMO_INTENT} />
      {form.attempt && <input type="hidden" name="attempt" value={form.attempt} />}
      <div className="promo-line">
        <Field
          label={t("promoCode.title")}
          errors={errorsOf()}
          inputProps={{
            id,
            name: "promo_code",
            defaultValue: initial,
            autoComplete: "off",
            autoCapitalize: "characters",
            spellCheck: false,
            maxLength: 64,
            dir: "ltr",
            onInput: ({ currentTarget }) => check.type(currentTarget.value),
          }}
        />
        <Button size="l" variant="secondary" aria-disabled={isPending} aria-busy={isPending}>
          {t(form.audience === "visitor" ? "promoCode.check" : "promoCode.activate")}
        </Button>
      </div>
      <PromoCheckState state={current ? "none" : check.state} />
      {current && <PromoNotice answer={current} here={here} />}
    </form>
  );

  function errorsOf(): string[] | undefined {
    if (current) return current.kind === "invalid" ? [t(current.text)] : undefined;
    if (check.state === "invalid") return [t("common.promoCodeErrors.INVALID")];
    return check.state === "tooMany" ? [t("promoCode.tooMany", { seconds: check.seconds ?? 0 })] : undefined;
  }
}

/**
 * Fills in the code from the browser's storage, since shared pages hold no codes, and deletes it there once it is
 * used.
 */
function useStoredCode({ used }: PromoForm, type: (code: string) => void) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = element.current?.elements.namedItem("promo_code");
    if (!(field instanceof HTMLInputElement)) return;
    const stored = readStored(storedKeys.promoCode);
    if (stored !== null && stored.toLowerCase() === used?.toLowerCase())
      writeStored(storedKeys.promoCode, null);
    else if (stored !== null && field.value === "") fillIn(field, stored);
    // Includes what was typed before hydration.
    type(field.value);
  }, [used, type]);
  return element;
}

function fillIn(field: HTMLInputElement, code: string) {
  field.value = code;
  const switcher = field.closest("details");
  if (switcher) switcher.open = true;
}
