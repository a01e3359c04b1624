import type { LevelView } from "../program/program-view";
import { LevelComparison } from "./level-comparison";
import { LevelList } from "./level-list";

interface LevelsProps {
  /** Name of the programme. */
  name: string;
  levels: readonly LevelView[];
  isPlayer: boolean;
}

/** Players see the levels with their progress, visitors a comparison of the rewards. */
export function Levels({ name, levels, isPlayer }: LevelsProps) {
  if (levels.length === 0) return null;
  return isPlayer ? (
    <LevelList name={name} levels={levels} />
  ) : (
    <LevelComparison name={name} levels={levels} />
  );
}
