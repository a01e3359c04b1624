import { useNow } from "~/browser/runtime/time/use-now";
import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import type { MoneyValue } from "~/ui/format/format-values";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { elapsed } from "./elapsed";

const SECOND = 1000;

interface SessionClockProps {
  now: number;
  since: number | null;
  /** In a row of its own, which has room at every width. */
  isDemanded: boolean;
  /** What was won or lost since then: null when that is not known, undefined where it is not shown. */
  net: MoneyValue | null | undefined;
}

/** Time of day, duration and result of the session; they tick with script and are static without. */
export function SessionClock({ now, since, isDemanded, net }: SessionClockProps) {
  const t = useTranslate();
  const moment = useNow(now, SECOND);
  return (
    <p className={classes("tabular flex gap-3 text-xs", isDemanded ? "play-facts" : "text-muted")}>
      <span className={isDemanded ? undefined : "hidden tablet:inline"}>
        {t("play.clock.now")} <Time mode="time" value={new Date(moment).toISOString()} />
      </span>
      {since !== null && (
        <span title={t("play.session")}>
          {t("play.clock.session")}{" "}
          <span role="timer" aria-label={t("play.session")}>
            {elapsed(moment - since)}
          </span>
        </span>
      )}
      {net !== undefined && (
        <span>
          {t("play.net")} <Money value={net} />
        </span>
      )}
    </p>
  );
}
