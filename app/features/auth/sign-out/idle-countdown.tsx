import { useState } from "react";
import { useSecondsLeft } from "~/browser/runtime/time/use-seconds-left";
import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";

const SECOND = 1000;
/** In seconds: a screen reader cannot keep up with an announcement every second. */
const ANNOUNCE_EVERY_SECONDS = 10;

interface IdleEnd {
  /** When the session ends: milliseconds of the browser's clock. */
  endsAt: number;
}

/** Counts down to the sign-out of an idle player. */
export function IdleCountdown({ data: { endsAt } }: DialogBodyProps<IdleEnd>) {
  const t = useTranslate();
  const [first] = useState(() => Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND)));
  const left = useSecondsLeft(endsAt, first);
  return (
    <>
      <p role="timer" className="mt-3 tabular text-xl">
        {t("dialogs.interactivity.left", { count: left })}
      </p>
      <p role="status" className="sr-only">
        {left > 0 && left % ANNOUNCE_EVERY_SECONDS === 0 && t("dialogs.interactivity.left", { count: left })}
      </p>
    </>
  );
}
