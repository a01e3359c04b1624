import type { LimitView } from "~/features/responsible-game/limit/limit-view";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";

/** What is left of the player's own deposit limit, with a link to change it; one line while there is none. */
export function LimitPanel({ limit }: { limit: LimitView | null }) {
  const t = useTranslate();
  const { money } = useFormats();
  if (!limit)
    return (
      <section
        aria-label={t("deposit.limit.title")}
        className="flex flex-wrap items-center gap-x-3 text-muted text-sm"
      >
        <p className="flex items-center gap-2">
          <Icon name="shield" className="size-4" />
          {t("deposit.limit.none")}
        </p>
        <ChangeLink label={t("deposit.limit.set")} />
      </section>
    );
  const left = t("deposit.limit.left", { left: money(limit.left), limit: money(limit.limit) });
  return (
    <section className="grid gap-2 rounded-lg border border-line bg-surface-1 p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="flex items-center gap-2 font-semibold text-sm">
          <Icon name="shield" className="size-4 text-muted" />
          {t("deposit.limit.title")}
        </h2>
        <ChangeLink label={t("deposit.limit.change")} />
      </div>
      <p suppressHydrationWarning>{left}</p>
      <Progress percent={limit.percent} label={left} />
      {limit.endsAt && (
        <p className="text-muted">
          {t("deposit.limit.until")} <Time value={limit.endsAt} />
        </p>
      )}
    </section>
  );
}

function ChangeLink({ label }: { label: string }) {
  const localePath = useLocalePath();
  return (
    <a
      href={localePath(paths.responsibleGame())}
      className="inline-flex min-h-11 items-center text-text underline hover:text-accent-ink"
    >
      {label}
    </a>
  );
}
