export const level = {
  "level.ring": "{level}: {percent} % of this level done",
  "level.next": "{missing} more to {level}",
  "level.top": "The highest level",
} as const;
