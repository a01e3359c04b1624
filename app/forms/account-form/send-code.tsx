import { useHydrated } from "remix-utils/use-hydrated";
import { useSecondsLeft } from "~/browser/runtime/time/use-seconds-left";
import { useTranslate } from "~/i18n/use-translate";
import { AccountAction } from "./account-action";

interface SendCodeProps {
  intent: string;
  id: string;
  attempt: string;
  /** Until another code may be requested. */
  seconds: number;
  label: string;
}

/**
 * Requests a one-time code. Script counts down to the next request; without it a text names the wait, which the
 * platform enforces.
 */
export function SendCode(props: SendCodeProps) {
  // The key restarts the countdown for every new value from the server.
  return <CountedSendCode key={`${props.attempt} ${props.seconds}`} {...props} />;
}

function CountedSendCode({ seconds, label, ...action }: SendCodeProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const left = useSecondsLeft(undefined, seconds);
  return (
    <div className="grid gap-2">
      {left > 0 && <p className="tabular text-muted text-sm">{t("accountForm.resendIn", { count: left })}</p>}
      <AccountAction {...action} variant="secondary" isWaiting={isHydrated && left > 0}>
        {label}
      </AccountAction>
    </div>
  );
}
