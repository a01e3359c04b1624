import { useLocation } from "@remix-run/react";
import { useFeatures } from "~/content/config/use-features";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
import type { IconName } from "~/ui/icons/icon-names";
import { stepKey, type TimelineStep, timelineOf, type Withdrawal } from "./timeline";
import type { WithdrawalHold } from "./withdrawal-hold";

const icons: Partial<Record<TimelineStep["name"], IconName>> = { failed: "close", cancelled: "close" };

/** The steps of a withdrawal, and what it waits for. */
export function WithdrawalTimeline(withdrawal: Withdrawal) {
  const t = useTranslate();
  const { time, awaits } = withdrawal;
  return (
    <ol className="timeline" aria-label={t("withdraw.timeline")}>
      {timelineOf(withdrawal).map(({ name, state, at }) => (
        <li
          key={name}
          className={`is-${state} is-${name}`}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className="timeline-mark">
            {state === "done" ? <Icon name={icons[name] ?? "check"} className="size-4" /> : null}
          </span>
          <span className="font-semibold">{t(stepKey({ name, state }))}</span>
          <span className="text-muted">
            {at && <Time value={at} />}
            {name === "unclear" && t("withdraw.step.unclear.text")}
            {state === "current" && awaits && <WaitingFor awaits={awaits} />}
            {name === "arrived" && state === "ahead" && time && t("withdraw.usualTime", { time })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What the withdrawal waits for, with a link for the player; to support where verification is off. */
function WaitingFor({ awaits }: { awaits: WithdrawalHold }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  const { pathname, search } = useLocation();
  const hasVerification = hasFeature("identityVerification");
  const path = hasVerification ? paths.verification({ from: pathname + search }) : paths.support();
  return (
    <>
      <span className="block">{t(`withdraw.awaits.${awaits}`)}</span>
      {awaits === "verification" && (
        <ButtonLink variant="secondary" size="s" href={localePath(path)} rel="nofollow" className="mt-2">
          {t(hasVerification ? "withdraw.awaits.verification.way" : "withdraw.awaits.support")}
        </ButtonLink>
      )}
    </>
  );
}
