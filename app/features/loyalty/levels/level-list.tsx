import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { Badge } from "~/ui/feedback/badge";
import { LevelRing } from "~/ui/feedback/level-ring";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import type { LevelView } from "../program/program-view";
import { addedRewards } from "./added-rewards";
import { LevelBadge } from "./level-badge";

type LevelMarkProps = Pick<LevelView, "name" | "image" | "percent"> & { isPassed: boolean };

interface LevelListProps {
  /** Name of the programme. */
  name: string;
  levels: readonly LevelView[];
}

/** The levels of a programme, lowest first, with the player's progress on their own; on a phone in a line that scrolls. */
export function LevelList({ name: program, levels }: LevelListProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const current = levels.findIndex(({ percent }) => percent !== undefined);
  return (
    <ol
      className="tile-grid tile-strip scroller"
      data-count={levels.length}
      aria-label={`${program}: ${t("loyalty.levels.title")}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      {levels.map(({ level, name, image, from, rewards, percent }, index) => (
        <li key={level} aria-current={index === current || undefined}>
          <div className="tile gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <LevelMark name={name} image={image} percent={percent} isPassed={index < current} />
              <div className="flex-1 basis-32">
                <p className="flex flex-wrap items-center justify-between gap-x-2">
                  <span className="font-semibold">{name}</span>
                  {index === current && <Badge tone="positive">{t("loyalty.levels.current")}</Badge>}
                </p>
                <p className="tabular text-sm text-muted">
                  {t("loyalty.levels.from", { from: number(from) })}
                </p>
              </div>
            </div>
            <LevelRewards rewards={rewards} before={levels[index - 1]} isAhead={index > current} />
          </div>
        </li>
      ))}
    </ol>
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
  return (
    <div className="grid gap-1 text-sm">
      {before && hasAll && (
        <p className="text-muted">
          {t(added.length > 0 ? "loyalty.levels.allOf" : "loyalty.levels.sameAs", { level: before.name })}
        </p>
      )}
      <ul className="grid gap-1">
        {added.map((reward) => (
          <li key={reward} className="flex gap-2">
            <Icon
              name="check"
              className={classes("mt-0.5 size-4", isAhead ? "text-muted" : "text-positive")}
            />
            {reward}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture of a level in a ring: full for a level that is passed, and of progress on the player's own. */
function LevelMark({ name, image, percent, isPassed }: LevelMarkProps) {
  const t = useTranslate();
  const formats = useFormats();
  const share = percent === undefined ? undefined : formats.percent(percent);
  const label = share && t("level.ring", { level: name, percent: share });
  return (
    <LevelRing percent={percent ?? (isPassed ? 100 : 0)} label={label} className="size-20">
      {image ? (
        <LevelBadge src={image} />
      ) : (
        <span aria-hidden className="tabular text-sm font-semibold">
          {share}
        </span>
      )}
    </LevelRing>
  );
}
