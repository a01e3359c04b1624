import { useTranslate } from "~/i18n/use-translate";
import { Time } from "~/ui/format/time";

interface LimitLockProps {
  until: string | undefined;
  className: string;
}

/** That a limit cannot be changed now, and until when where that is known. */
export function LimitLock({ until, className }: LimitLockProps) {
  const t = useTranslate();
  return (
    <p className={className}>
      {t("responsible.limit.locked")}
      {until && (
        <>
          {" "}
          {t("responsible.limit.lockedUntil")} <Time value={until} />
        </>
      )}
    </p>
  );
}
