import { useLocation } from "@remix-run/react";
import type { Level } from "~/features/loyalty/levels/level";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { classes } from "~/ui/class-names";
import { Deferred } from "~/ui/feedback/deferred";
import { LevelRing } from "~/ui/feedback/level-ring";
import { useFormats } from "~/ui/format/formats";
import { Avatar } from "~/ui/images/avatar";

/** The player's name and progress in the loyalty programme; nothing without a programme. */
export function ProfileSummary() {
  const { player, level } = useLayoutData() ?? {};
  const isCurrent = useLocation().pathname === paths.profileLoyalty();
  if (player?.kind !== "player" || !level) return null;
  const { name } = player;
  // On a phone the loyalty page begins with all that it says.
  const className = classes("profile-summary", isCurrent && "max-laptop:hidden");
  return (
    <Deferred value={level} fallback={<div className={className} />}>
      {(known) => known && <Summary name={name} level={known} isCurrent={isCurrent} className={className} />}
    </Deferred>
  );
}

interface SummaryProps {
  name: string;
  level: Level;
  /** Whether the page is the one that it leads to. */
  isCurrent: boolean;
  className: string;
}

function Summary({ name, level, isCurrent, className }: SummaryProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const formats = useFormats();
  const { percent, points, pointsAlias, next } = level;
  return (
    <a
      className={className}
      href={localePath(paths.profileLoyalty())}
      aria-current={isCurrent ? "page" : undefined}
    >
      <LevelRing
        percent={percent}
        label={t("level.ring", { level: level.name, percent: formats.percent(percent) })}
      >
        <Avatar name={name} />
      </LevelRing>
      <span className="grid min-w-0 text-sm">
        <span className="font-semibold">
          <bdi>{name}</bdi>
        </span>
        {/* The page that it leads to says the rest. */}
        {!isCurrent && (
          <>
            <span className="text-muted">
              {level.name} · <span className="tabular">{`${formats.number(points)} ${pointsAlias}`}</span>
            </span>
            <span className="text-muted text-xs">
              {next
                ? t("level.next", { missing: formats.number(next.missing), level: next.name })
                : t("level.top")}
            </span>
          </>
        )}
      </span>
    </a>
  );
}
