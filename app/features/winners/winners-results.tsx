import { useHydrated } from "remix-utils/use-hydrated";
import { MotionPauseButton } from "~/browser/runtime/motion-pause";
import { useLive } from "~/features/live/use-live";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Icon } from "~/ui/icons/icon";
import type { Win } from "./win";
import { WinList } from "./win-list";
import type { Winners } from "./winners.server";

export function WinnersResults({ query, wins }: Pick<Winners, "query" | "wins">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!wins.ok) return <SectionError />;
  if (wins.value.length === 0)
    return (
      <EmptyState
        icon="trophy"
        title={t("winners.none.title")}
        text={t("winners.none.text")}
        action={<ButtonLink href={localePath(paths.allGames())}>{t("games.empty.action")}</ButtonLink>}
      />
    );
  return query.tab === "live" ? (
    <LiveWins loaded={wins.value} />
  ) : (
    <WinList wins={wins.value} momentMode="date" subject={query.tab === "ranking" ? "player" : "game"} />
  );
}

/** Refreshed by script, or by a link without it. Updates are not announced, and can be paused (WCAG 2.2.2). */
function LiveWins({ loaded }: { loaded: Win[] }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const wins = useLive("wins", loaded) ?? loaded;
  const isHydrated = useHydrated();
  return (
    <div>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p className="flex-[1_1_9rem]">{t("winners.liveLead")}</p>
        {isHydrated ? (
          <MotionPauseButton />
        ) : (
          <ButtonLink href={localePath(paths.winners())} variant="ghost" size="s">
            <Icon name="retry" className="size-4" />
            {t("winners.refresh")}
          </ButtonLink>
        )}
      </div>
      <WinList wins={wins} />
    </div>
  );
}
