import { useNow } from "~/browser/runtime/time/use-now";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { elapsed } from "~/features/games/play/elapsed";
import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import { Icon } from "~/ui/icons/icon";
import type { SessionSummary } from "./session-summary.server";

const SECOND = 1000;

/** Time and money since the player signed in. `shows`: what a reality check may show; by default everything. */
export function SessionSummaryBody({
  data: { now, since, totals, best, isCut, isUnknown },
  shows,
}: DialogBodyProps<SessionSummary> & { shows?: readonly string[] }) {
  const t = useTranslate();
  const moment = useNow(now, SECOND);
  const isIncluded = (part: string) => !shows || shows.includes(part);
  const sums = isIncluded("net") ? totals : [];
  return (
    <div className="dialog-card">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {isIncluded("time") && (
          <>
            <dt className="text-muted">{t("play.sitting.time")}</dt>
            <dd className="tabular text-end">{elapsed(moment - since)}</dd>
          </>
        )}
        {sums.map(({ staked, won, net }) => (
          <div key={net.currency} className="contents">
            <dt className="text-muted">{t("play.sitting.staked")}</dt>
            <dd className="text-end">
              <Money value={staked} />
            </dd>
            <dt className="text-muted">{t("play.sitting.won")}</dt>
            <dd className="text-end">
              <Money value={won} />
            </dd>
            <dt className="border-t pt-2 font-semibold">{t("play.sitting.net")}</dt>
            <dd className="border-t pt-2 text-end font-semibold">
              <Money value={net} />
            </dd>
          </div>
        ))}
      </dl>
      {best && !shows && (
        <p className="mt-3 flex items-center gap-2 text-sm">
          <Icon name="trophy" className="size-5 text-accent-ink" />
          <span>
            {t("play.sitting.best")}: <bdi>{best.game}</bdi>, <Money value={best.won} />
          </span>
        </p>
      )}
      {isUnknown && <p className="text-muted text-sm">{t("play.sitting.unknown")}</p>}
      {totals.length === 0 && !isUnknown && <p className="text-muted text-sm">{t("play.sitting.none")}</p>}
      {isCut && <p className="text-muted text-sm">{t("play.sitting.cut")}</p>}
    </div>
  );
}
