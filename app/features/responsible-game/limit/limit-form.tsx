import { useMemo } from "react";
import { AccountField } from "~/forms/account-form/account-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useTranslate } from "~/i18n/use-translate";
import type { LimitPeriod } from "./limit-periods";
import type { LimitView } from "./limit-view";
import { PeriodField } from "./period-field";

interface LimitFormProps {
  attempt: string;
  currency: string;
  /** Decimals that the amount may be typed with. */
  decimals: number;
  limit: LimitView | null;
  periods: readonly LimitPeriod[];
  /** The period chosen at first; none where nothing may be prefilled. */
  startPeriod?: LimitPeriod;
}

/** Form for a limit of any amount per period; a looser one has to be confirmed before it is sent. */
export function LimitForm({ attempt, currency, decimals, limit, periods, startPeriod }: LimitFormProps) {
  const t = useTranslate();
  const rules = useMemo(
    () => lazyRules(() => import("./limit-schema").then((part) => part.limitSchema(decimals, currency))),
    [decimals, currency],
  );
  return (
    <AccountForm
      intent="limit"
      attempt={attempt}
      rules={rules}
      values={{ period: limit ? String(limit.period) : startPeriod }}
      submit={t(limit ? "responsible.limit.change" : "responsible.limit.set")}
    >
      {({ limit_amount, period }) => (
        <>
          <AccountField
            field={limit_amount}
            label={t("responsible.limit.amount", { currency })}
            hint={decimals > 0 ? undefined : t("responsible.limit.hint")}
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            dir="ltr"
          />
          <PeriodField field={period} periods={periods} />
        </>
      )}
    </AccountForm>
  );
}
