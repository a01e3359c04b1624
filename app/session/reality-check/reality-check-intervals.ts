/** Minutes between reality checks that a player can choose; `0`: never. */
export const checkIntervals = ["0", "15", "30", "60", "120"] as const;
export type CheckInterval = (typeof checkIntervals)[number];
