import { LevelComparison } from "./level-comparison";
import { LevelList } from "./level-list";
import type { LevelView } from "./program-view";

interface LevelsProps {
  /** Of the programme. */
  name: string;
  levels: readonly LevelView[];
  isPlayer: boolean;
}

/** Players see where they are, visitors what they could have. */
export function Levels({ name, levels, isPlayer }: LevelsProps) {
  if (levels.length === 0) return null;
  return isPlayer ? <LevelList levels={levels} /> : <LevelComparison caption={name} levels={levels} />;
}
