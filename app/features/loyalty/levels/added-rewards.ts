/** What a level brings that the one below does not; all of it where something of the lower level is missing. */
export function addedRewards(rewards: readonly string[], lower: readonly string[]) {
  const hasAll = lower.length > 0 && lower.every((reward) => rewards.includes(reward));
  return { hasAll, added: hasAll ? rewards.filter((reward) => !lower.includes(reward)) : rewards };
}
