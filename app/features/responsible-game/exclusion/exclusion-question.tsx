import type { ReactNode } from "react";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { ExclusionQuestion } from "./exclusion-dialog.server";

/** On phones a long value wraps below its label. */
function SummaryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  );
}

/** The period, what happens to the money, and a link to withdraw it first. */
export function ExclusionQuestionBody({
  data: { period, until, balance, pending },
}: DialogBodyProps<ExclusionQuestion>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="grid gap-4">
      <dl className="dialog-card">
        <SummaryRow label={t("responsible.exclusion.ask.period")}>
          <b>{t(`profile.responsible.periods.${period}`)}</b>
        </SummaryRow>
        <SummaryRow label={t("responsible.exclusion.ask.until")}>
          <b>{until ? <Time value={until} /> : t("responsible.exclusion.ask.never")}</b>
        </SummaryRow>
        <SummaryRow label={t("responsible.exclusion.ask.balance")}>
          <Money value={balance} />
        </SummaryRow>
        <SummaryRow label={t("responsible.exclusion.ask.pending")}>
          {pending?.map((sum) => (
            <span key={sum.currency} className="block">
              <Money value={sum} />
            </span>
          )) ?? t("responsible.exclusion.ask.unknown")}
          {pending?.length === 0 && t("responsible.exclusion.ask.nothing")}
        </SummaryRow>
      </dl>
      <ul className="list-disc ps-5 text-sm">
        <li>{t("responsible.exclusion.ask.signedOut")}</li>
        <li>{t("responsible.exclusion.ask.binding")}</li>
        <li>{t("responsible.exclusion.ask.money")}</li>
      </ul>
      <p>
        <ButtonLink variant="secondary" href={localePath(paths.withdraw())}>
          {t("responsible.exclusion.ask.withdraw")}
        </ButtonLink>
      </p>
    </div>
  );
}
