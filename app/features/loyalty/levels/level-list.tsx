import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { Badge } from "~/ui/feedback/badge";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import type { LevelView } from "../program/program-view";
import { addedRewards } from "./added-rewards";
import { LevelBadge } from "./level-badge";

interface LevelListProps {
  /** Of the programme, where there may be others. */
  name?: string;
  levels: readonly LevelView[];
}

/** The levels of a programme as a road, lowest first, filled as far as the player has come: across where there is width, else down. */
export function LevelList({ name: program, levels }: LevelListProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const current = levels.findIndex(({ percent }) => percent !== undefined);
  return (
    <div className="level-road-room">
      <ol
        className="level-road panel panel-lit scroller"
        aria-label={[program, t("loyalty.levels.title")].filter(Boolean).join(": ")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
      >
        {levels.map((level, index) => {
          const { name, image, from, rewards, missing } = level;
          const next = levels[index + 1];
          const isAhead = index > current;
          return (
            <li
              key={level.level}
              aria-current={index === current || undefined}
              data-ahead={isAhead ? "" : undefined}
            >
              <div className="level-stop">
                {image ? (
                  <LevelBadge src={image} className="level-badge" />
                ) : (
                  <Icon name={isAhead ? "lock" : "check"} className="size-6" />
                )}
              </div>
              {next && (
                <Way percent={level.percent ?? (isAhead ? 0 : 100)} name={isAhead ? undefined : name} />
              )}
              <div className="grid content-start gap-2 text-sm">
                <p className="level-head">
                  <span className="text-base font-semibold">{name}</span>
                  <span className="tabular text-muted">
                    {t("loyalty.experienceCount", { experience: number(from) })}
                  </span>
                </p>
                {index === current && (
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Badge tone="positive">{t("loyalty.levels.current")}</Badge>
                    {next && missing !== undefined && (
                      <span className="tabular font-semibold text-accent-ink">
                        {t("loyalty.standing.next", { missing: number(missing), level: next.name })}
                      </span>
                    )}
                  </p>
                )}
                <LevelRewards rewards={rewards} before={levels[index - 1]} isAhead={isAhead} />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface WayProps {
  percent: number;
  /** Of the level that it leads from, where the player has reached that. */
  name: string | undefined;
}

/** From a level to the next, filled as far as the player has come; one of its two bars is shown. */
function Way({ percent, name }: WayProps) {
  const t = useTranslate();
  const formats = useFormats();
  const share = `${percent}%`;
  const label = name && t("level.ring", { level: name, percent: formats.percent(percent) });
  return (
    <svg className="level-way" role={label && "img"} aria-label={label} aria-hidden={label === undefined}>
      <rect className="level-way-across" width={share} height="100%" />
      <rect className="level-way-down" width="100%" height={share} />
    </svg>
  );
}

interface LevelRewardsProps extends Pick<LevelView, "rewards"> {
  /** The level below. */
  before: LevelView | undefined;
  isAhead: boolean;
}

/** What a level brings; where it has all of the one below, what it adds. */
function LevelRewards({ rewards, before, isAhead }: LevelRewardsProps) {
  const t = useTranslate();
  const { hasAll, added } = addedRewards(rewards, before?.rewards ?? []);
  const isAdding = before !== undefined && hasAll;
  return (
    <>
      {isAdding && (
        <p className={added.length > 0 ? "sr-only" : "text-muted"}>
          {t(added.length > 0 ? "loyalty.levels.allOf" : "loyalty.levels.sameAs", { level: before.name })}
        </p>
      )}
      <ul className="grid gap-1">
        {added.map((reward) => (
          <li key={reward} className="flex gap-2">
            <Icon
              name={isAhead ? "plus" : "check"}
              className={classes("mt-0.5 size-4", isAhead ? "text-muted" : "text-positive")}
            />
            {reward}
          </li>
        ))}
      </ul>
    </>
  );
}
