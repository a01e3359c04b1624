import type { betting as en } from "../../../../app/i18n/messages/en/betting";

export const betting: Record<keyof typeof en, string> = {
  "betting.title": "Sporta derības",
  "betting.meta.description": "Likmes uz sportu {product}: pirms spēles un tiešraidē.",
  "betting.bonus": "Derību bonuss",
  "betting.bonusWaiting": "Tevi gaida bonuss",
  "betting.history": "Likmju vēsture",
  "betting.none.title": "Pašlaik šeit nav sporta derību",
  "betting.none.text": "Spēles ir atvērtas kā vienmēr.",
};
