import { mainLevels } from "../../seed/rewards/levels";
import type { ProgramRow } from "../../seed/rewards/programs";
import type { Player } from "../../world/player";
import type { Call } from "../protocol/call";

/** The level of the main programme that a player's experience has reached. */
export function levelOf({ loyalty }: Player): { level: number } {
  return { level: mainLevels.filter(({ from }) => from <= loyalty.exp).length };
}

/** docs/contract.md#3.9: the last level has no `maxValue`; progress counts experience. */
export function shownLevels(
  { sysname, levels: rows }: ProgramRow,
  { player, locale, base }: Pick<Call, "player" | "locale" | "base">,
) {
  const exp = player?.loyalty.exp ?? 0;
  return rows.map(({ name, from, rewards }, index) => {
    const next = rows[index + 1]?.from;
    const isCurrent = player !== null && exp >= from && (next === undefined || exp < next);
    return {
      level: index + 1,
      name: name[locale],
      image_url: `${base}/img/levels/${sysname}-${index + 1}.webp`,
      minValue: from,
      ...(next === undefined ? {} : { maxValue: next }),
      expCount: exp,
      ...(isCurrent ? { is_current: true } : {}),
      rewards: rewards.map((reward) => reward[locale]),
    };
  });
}
