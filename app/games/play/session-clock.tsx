import { useTranslate } from "~/i18n/use-translate";
import { useNow } from "~/runtime/time/use-now";
import { Time } from "~/ui/format/time";
import { elapsed } from "./elapsed";

const SECOND = 1000;

/** Time of day and duration of the session; they tick with script and are static without. */
export function SessionClock({ now, since }: { now: number; since: number | null }) {
  const t = useTranslate();
  const moment = useNow(now, SECOND);
  return (
    <p className="tabular flex gap-2 text-muted text-xs">
      <span className="hidden tablet:inline">
        <Time mode="time" value={new Date(moment).toISOString()} />
      </span>
      {since !== null && (
        <span role="timer" aria-label={t("play.session")} title={t("play.session")}>
          {elapsed(moment - since)}
        </span>
      )}
    </p>
  );
}
