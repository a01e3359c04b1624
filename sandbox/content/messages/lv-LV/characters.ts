import type { characters as en } from "../../../../app/i18n/messages/en/characters";

export const characters: Record<keyof typeof en, string> & Record<string, string> = {
  "characters.agree": "Mainīt",
  "characters.changed": "Tagad tas ir tavs varonis.",
  "characters.notNow": "Pašlaik uz šo varoni pāriet nevar. Punkti netika noņemti.",
  "characters.selected": "Tavējais",
  "characters.unavailable": "Pašlaik nav pieejams",
  "characters.tooExpensive": "Vēl nepietiek punktu",
  "characters.free": "Bez maksas",
  "characters.pages": "Vairāk varoņu",
  "characters.previous": "Iepriekšējie",
  "characters.next": "Vairāk",
};
