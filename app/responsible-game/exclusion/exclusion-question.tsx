import type { DialogBodyProps } from "~/dialogs/entry";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/money";
import { Time } from "~/ui/time";
import type { ExclusionQuestion } from "./exclusion-dialog.server";

/** For how long, what becomes of the money, and the way to take it out first. */
export function ExclusionQuestionBody({
  data: { period, until, balance, pending },
}: DialogBodyProps<ExclusionQuestion>) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="grid gap-4">
      <dl className="dialog-card grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <dt className="text-muted">{t("responsible.exclusion.ask.period")}</dt>
        <dd className="text-end font-semibold">{t(`profile.responsible.periods.${period}`)}</dd>
        <dt className="text-muted">{t("responsible.exclusion.ask.until")}</dt>
        <dd className="text-end font-semibold">
          {until ? <Time value={until} /> : t("responsible.exclusion.ask.never")}
        </dd>
        <dt className="text-muted">{t("responsible.exclusion.ask.balance")}</dt>
        <dd className="text-end">
          <Money value={balance} />
        </dd>
        <dt className="text-muted">{t("responsible.exclusion.ask.pending")}</dt>
        <dd className="text-end">
          {pending?.map((sum) => (
            <span key={sum.currency} className="block">
              <Money value={sum} />
            </span>
          )) ?? t("responsible.exclusion.ask.unknown")}
          {pending?.length === 0 && t("responsible.exclusion.ask.nothing")}
        </dd>
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
