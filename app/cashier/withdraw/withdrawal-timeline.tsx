import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Time } from "~/ui/time";
import { type TimelineStep, timelineOf, type Withdrawal } from "./timeline";

const icons: Record<TimelineStep["name"], IconName> = {
  requested: "check",
  checked: "check",
  paid: "check",
  failed: "close",
  cancelled: "close",
};

/** What happens to a withdrawal step by step. */
export function WithdrawalTimeline(withdrawal: Withdrawal) {
  const t = useTranslate();
  const { time } = withdrawal;
  return (
    <ol className="timeline" aria-label={t("withdraw.timeline")}>
      {timelineOf(withdrawal).map(({ name, state, at }) => (
        <li key={name} className={`is-${state}`} aria-current={state === "current" ? "step" : undefined}>
          <span className="timeline-mark">
            {state === "done" ? <Icon name={icons[name]} className="size-4" /> : null}
          </span>
          <span className="font-semibold">
            {t(`withdraw.step.${name}.${state === "done" ? "done" : "ahead"}`)}
          </span>
          <span className="text-muted">
            {at && <Time value={at} />}
            {name === "paid" && state !== "done" && time && t("withdraw.usualTime", { time })}
          </span>
        </li>
      ))}
    </ol>
  );
}
