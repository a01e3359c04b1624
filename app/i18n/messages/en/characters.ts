export const characters = {
  "characters.agree": "Change",
  "characters.changed": "This is your character now.",
  "characters.notNow": "You cannot change to this character just now. No points were taken.",
  "characters.selected": "Yours now",
  "characters.unavailable": "Not available just now",
  "characters.tooExpensive": "Not enough points yet",
  "characters.free": "Free",
  "characters.pages": "More characters",
  "characters.previous": "Previous",
  "characters.next": "More",
} as const;
