import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { LimitQuestion } from "./limit-dialogs.server";

/** The current limit, the requested one, and when it takes effect. */
export function LimitQuestionBody({ data: { from, to, since } }: DialogBodyProps<LimitQuestion>) {
  const t = useTranslate();
  return (
    <div className="dialog-card">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <dt className="text-muted">{t("responsible.limit.now")}</dt>
        <dd className="text-end">
          <Money value={from.limit} /> {t(`responsible.limit.per.${from.period}`)}
        </dd>
        <dt className="text-muted">{t("responsible.limit.then")}</dt>
        <dd className="text-end font-semibold">
          {to ? (
            <>
              <Money value={to.limit} /> {t(`responsible.limit.per.${to.period}`)}
            </>
          ) : (
            t("responsible.limit.noLimit")
          )}
        </dd>
        <dt className="text-muted">{t("responsible.limit.since")}</dt>
        <dd className="text-end">
          <Time value={since} />
        </dd>
      </dl>
    </div>
  );
}
