import { useTranslate } from "~/i18n/use-translate";
import { Time } from "~/ui/format/time";
import { timeLeft } from "./time-left";
import type { TournamentCard } from "./tournament-card";

interface DeadlineProps {
  tournament: Pick<TournamentCard, "status" | "startsAt" | "endsAt">;
  /** Milliseconds, the server's clock. */
  now: number;
}

/** The time until a tournament starts or ends, as a fact of a list; for a finished one the date of its end. */
export function Deadline({ tournament: { status, startsAt, endsAt }, now }: DeadlineProps) {
  const t = useTranslate();
  const moment = status === "future" ? startsAt : endsAt;
  const { unit, ...values } = timeLeft(moment, now);
  return (
    <div>
      <dt className="text-muted">{t(`tournaments.deadline.${status}`)}</dt>
      <dd>
        {status === "finished" ? (
          <Time value={moment} mode="date" />
        ) : (
          <time dateTime={moment} className="tabular">
            {unit === "ending" && status === "future"
              ? t("tournaments.left.starting")
              : t(`tournaments.left.${unit}`, values)}
          </time>
        )}
      </dd>
    </div>
  );
}
