import { useEffect, useState } from "react";
import type { DialogBodyProps } from "~/dialogs/entry";
import { useTranslate } from "~/i18n/use-translate";

const SECOND = 1000;
/** A voice that counts every second is heard out by nobody. */
const SAID_EVERY = 10;

interface IdleEnd {
  /** When the session ends: milliseconds of the browser's clock. */
  endsAt: number;
}

/** How long a player has to give a sign of life. */
export function IdleCountdown({ data: { endsAt } }: DialogBodyProps<IdleEnd>) {
  const t = useTranslate();
  const left = useSecondsUntil(endsAt);
  return (
    <>
      <p role="timer" className="tabular text-xl">
        {t("dialogs.interactivity.left", { count: left })}
      </p>
      <p role="status" className="sr-only">
        {left > 0 && left % SAID_EVERY === 0 && t("dialogs.interactivity.left", { count: left })}
      </p>
    </>
  );
}

function useSecondsUntil(end: number): number {
  const secondsNow = () => Math.max(0, Math.ceil((end - Date.now()) / SECOND));
  const [left, setLeft] = useState(secondsNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND))), SECOND / 4);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
