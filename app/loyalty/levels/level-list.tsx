import { useTranslate } from "~/i18n/use-translate";
import { Badge } from "~/ui/feedback/badge";
import { Progress } from "~/ui/feedback/progress";
import { useFormats } from "~/ui/format/formats";
import type { LevelView } from "../program/program-view";
import { LevelBadge } from "./level-badge";

/** The levels of a programme, lowest first, with the player's progress on their own. */
export function LevelList({ levels }: { levels: readonly LevelView[] }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <ol className="tile-grid">
      {levels.map(({ level, name, image, from, rewards, percent }) => (
        <li key={level} className="tile gap-2" aria-current={percent !== undefined || undefined}>
          <div className="flex items-center gap-3">
            {image && <LevelBadge src={image} />}
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold">{name}</span>
                {percent !== undefined && <Badge tone="positive">{t("loyalty.levels.current")}</Badge>}
              </p>
              <p className="tabular text-sm text-muted">{t("loyalty.levels.from", { from: number(from) })}</p>
            </div>
          </div>
          {percent !== undefined && <Progress percent={percent} label={t("loyalty.standing.progress")} />}
          <ul className="grid gap-1 text-sm">
            {rewards.map((reward) => (
              <li key={reward}>{reward}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
