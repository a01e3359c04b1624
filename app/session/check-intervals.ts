/** Minutes after which a player may want to be told how long they have been here; `0`: never. */
export const checkIntervals = ["0", "15", "30", "60", "120"] as const;
export type CheckInterval = (typeof checkIntervals)[number];
