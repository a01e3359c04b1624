import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useNow } from "~/runtime/use-now";
import { timeLeft } from "../time-left";
import { countdownParts, countdownUnits } from "./countdown-parts";

interface CountdownProps {
  /** ISO 8601. */
  until: string;
  status: "active" | "future";
  /** Milliseconds, the server's clock. */
  now: number;
}

const SECOND = 1000;

/** Ticks once the page has come alive; without script it says how much time was left when the page was made. */
export function Countdown({ until, status, now: serverNow }: CountdownProps) {
  const t = useTranslate();
  const now = useNow(serverNow, SECOND);
  const parts = countdownParts(until, now);
  useFreshPageAt(until, now, serverNow);
  const { unit, ...values } = timeLeft(until, now);
  const inWords =
    unit === "ending" && status === "future"
      ? "tournaments.left.starting"
      : (`tournaments.left.${unit}` as const);
  return (
    <div className="countdown">
      <p className="text-sm text-muted">{t(`tournament.countdown.${status}`)}</p>
      {/* Read out in words, in the units that matter: figures that change each second would never be finished. */}
      <time dateTime={until} className="sr-only">
        {t(inWords, values)}
      </time>
      <ol aria-hidden="true">
        {countdownUnits.map((name) => (
          <li key={name} data-unit={name}>
            <b>{String(parts[name]).padStart(2, "0")}</b>
            {t(`tournament.unit.${name}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** All who look at a tournament see it end in the same second; they ask for the page one after the other. */
const SPREAD_MS = 10_000;

/** When the moment has come the tournament is another: it starts, or it is over. */
function useFreshPageAt(until: string, now: number, loadedAt: number) {
  const { revalidate } = useRevalidator();
  const moment = Date.parse(until);
  const hasPassed = now >= moment && loadedAt < moment;
  useEffect(() => {
    if (!hasPassed) return;
    const timer = setTimeout(revalidate, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [hasPassed, revalidate]);
}
