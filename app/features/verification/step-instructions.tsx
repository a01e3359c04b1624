import { AutoRevalidate } from "~/browser/runtime/navigation/auto-revalidate";
import { AccountForm } from "~/forms/account-form/account-form";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import type { Verification } from "./verification.server";

/** Interval of revalidation; a review takes minutes at least. */
const RECHECK_SECONDS = 15;

type StepInstructionsProps = Pick<Verification, "step" | "action" | "attempt" | "from">;

/** What the player has to do now, and what comes next. */
export function StepInstructions({ step, action, attempt, from }: StepInstructionsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <section className="grid gap-4">
      {action === null ? (
        <p className="max-w-(--cr-measure)">{t(`verification.text.${step}`)}</p>
      ) : (
        <>
          <h2 className="text-lg">{t("verification.action.title")}</h2>
          <p className="max-w-(--cr-measure)">{t("verification.action.text")}</p>
        </>
      )}
      {action === null && step === "verification" && <Waiting from={from} />}
      {(action !== null || step === "start" || step === "change") && (
        <>
          {action === null && <Requested />}
          <p className="max-w-(--cr-measure) text-muted">
            {t(action === null ? "verification.next.start" : "verification.action.next")}
          </p>
          <AccountForm
            intent="begin"
            attempt={attempt}
            submit={t(
              step === "change" && action === null ? "verification.beginAgain" : "verification.begin",
            )}
          />
        </>
      )}
      <p>
        <ButtonLink variant="secondary" href={localePath(paths.support())}>
          {t("profile.toSupport")}
        </ButtonLink>
      </p>
    </section>
  );
}

function Requested() {
  const t = useTranslate();
  return (
    <div className="panel grid gap-3">
      <h2 className="text-base font-semibold">{t("verification.asked.title")}</h2>
      <ul className="grid gap-2 text-sm">
        {(
          [
            ["document", "verification.asked.document"],
            ["user", "verification.asked.face"],
            ["clock", "verification.asked.time"],
          ] as const
        ).map(([icon, text]) => (
          <li key={text} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-muted" />
            {t(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown during the review. The page revalidates by itself; the button does so without script, or at once. */
function Waiting({ from }: { from: string | undefined }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <p className="max-w-(--cr-measure) text-muted">{t("verification.next.verification")}</p>
      <form method="get" action={localePath(paths.verification())}>
        {from && <input type="hidden" name="from" value={from} />}
        <Button variant="secondary">{t("verification.look")}</Button>
      </form>
      <AutoRevalidate seconds={RECHECK_SECONDS} isScriptOnly />
    </>
  );
}
