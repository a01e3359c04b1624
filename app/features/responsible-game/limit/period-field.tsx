import type { FieldMetadata } from "@conform-to/react";
import { useTranslate } from "~/i18n/use-translate";
import { ChoiceField } from "~/ui/form/choice-field";
import type { LimitPeriod } from "./limit-periods";

interface PeriodFieldProps {
  field: FieldMetadata<string>;
  periods: readonly LimitPeriod[];
}

/** The period that a limit is for. */
export function PeriodField({ field, periods }: PeriodFieldProps) {
  const t = useTranslate();
  return (
    <ChoiceField
      name={field.name}
      legend={t("responsible.limit.period")}
      choices={periods.map((value) => ({ value, label: t(`responsible.limit.periods.${value}`) }))}
      defaultValue={field.initialValue}
    />
  );
}
