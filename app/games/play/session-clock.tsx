import { useTranslate } from "~/i18n/use-translate";
import { useNow } from "~/runtime/use-now";
import { Time } from "~/ui/time";
import { elapsed } from "./elapsed";

const SECOND = 1000;

/** The time of day, and how long one has been signed in: both go on with a script, and stand as they were without. */
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
