import { AccountForm } from "~/forms/account-form/account-form";
import { AccountSelect } from "~/forms/account-form/account-select";
import { AnswerNotice } from "~/forms/account-form/answer-notice";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useTranslate } from "~/i18n/use-translate";
import type { Option } from "~/ui/form/select-field";
import { Section } from "~/ui/section";

const currencyRules = lazyRules(() => import("./currency-schema").then((part) => part.CurrencySchema));

interface CurrencySectionProps {
  current: string;
  name: string;
  options: Option[];
  attempt: string;
}

/** The account's currency. */
export function CurrencySection({ current, name, options, attempt }: CurrencySectionProps) {
  const t = useTranslate();
  const label = t("personal.currency.title");
  return (
    <Section title={label}>
      <p className="mb-4 max-w-(--cr-measure) text-sm text-muted">{t("personal.currency.text")}</p>
      {options.length === 0 ? (
        <div className="grid gap-4">
          <AnswerNotice intent="currency" />
          <p className="font-semibold">{name}</p>
        </div>
      ) : (
        <div className="[&_label]:sr-only">
          <AccountForm
            intent="currency"
            attempt={attempt}
            rules={currencyRules}
            values={{ currency: current }}
            submit={t("profile.save")}
            variant="secondary"
          >
            {({ currency }) => <AccountSelect field={currency} label={label} options={options} />}
          </AccountForm>
        </div>
      )}
    </Section>
  );
}
