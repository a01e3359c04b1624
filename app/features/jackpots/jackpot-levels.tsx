import { classes } from "~/ui/class-names";
import { GrowingAmount } from "./growing-amount";
import type { JackpotCard } from "./jackpot-card";

/** The current amount of each level; not rendered for a jackpot with a single level. */
export function JackpotLevels({ levels, className }: Pick<JackpotCard, "levels"> & { className?: string }) {
  if (levels.length === 0) return null;
  return (
    <dl className={classes("grid gap-1", className)}>
      {levels.map((level) => (
        <div key={level.name} className="flex justify-between gap-3">
          <dt className="text-muted">{level.name}</dt>
          <dd>
            <GrowingAmount value={level} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
