import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";
import { Mark } from "~/ui/mark";
import type { LevelView } from "./program-view";

/** The levels of a programme, lowest first. */
export function LevelList({ levels }: { levels: readonly LevelView[] }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <ol className="tile-grid">
      {levels.map(({ level, name, from, rewards, isCurrent }) => (
        <li key={level} className="tile gap-2" aria-current={isCurrent || undefined}>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">{name}</span>
            {isCurrent && <Mark tone="positive">{t("loyalty.levels.current")}</Mark>}
          </p>
          <p className="tabular text-sm text-muted">{t("loyalty.levels.from", { from: number(from) })}</p>
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
