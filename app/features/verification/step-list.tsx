import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
import type { ShownStep } from "./verification-step";

const marks: Record<ShownStep["state"], string> = {
  done: "border-positive text-positive",
  current: "border-text bg-text text-surface-0",
  ahead: "border-line text-muted",
};

/** The steps of a check, done, current and ahead. */
export function StepList({ steps }: { steps: readonly ShownStep[] }) {
  const t = useTranslate();
  return (
    <ol aria-label={t("verification.steps")} className="grid gap-2 laptop:auto-cols-fr laptop:grid-flow-col">
      {steps.map(({ name, state, at }, index) => (
        <li
          key={name}
          className="panel flex items-center gap-3 text-sm text-muted aria-[current]:border-line-strong aria-[current]:text-text"
          aria-current={state === "current" ? "step" : undefined}
        >
          <span
            className={classes(
              "tabular grid size-7 shrink-0 place-items-center rounded-full border",
              marks[state],
            )}
          >
            {state === "done" ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{t(`profile.verification.steps.${name}`)}</span>
            {state === "done" && <span className="sr-only">{t("verification.isDone")}</span>}
            {at && <Time value={at} />}
          </span>
        </li>
      ))}
    </ol>
  );
}
