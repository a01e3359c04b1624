import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useNow } from "~/browser/runtime/time/use-now";
import { useTranslate } from "~/i18n/use-translate";
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

/** Ticks after hydration; without script it shows the time left when the page was rendered. */
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
      {/* Screen readers get words in the units that matter; figures that change each second cannot be read out. */}
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

/** Spreads the requests of all viewers, who see a tournament end in the same second. */
const SPREAD_MS = 10_000;

/** Revalidates when the time has passed, because the tournament has then started or ended. */
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
