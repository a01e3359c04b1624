/** A player's own data, currency and language on the settings page. */
export const personal = {
  "personal.applyCountry": "Show the fields for this country",
  "personal.locked.text":
    "What your verification rests on can no longer be changed here. If something is wrong, support corrects it with you.",
  "personal.locked.refused":
    "Part of this is locked since your identity was confirmed, so nothing was saved. Support can change it for you.",
  "personal.unavailable": "Your details cannot be changed just now. What we know is shown above.",
  "personal.currency.title": "Currency",
  "personal.currency.text":
    "Your account is kept in this currency. It can be changed only while you have no money, bonus or payment in it.",
  "personal.language.title": "Language",
  "personal.language.ofAccount": "Your account decides which language you see here.",
} as const;
