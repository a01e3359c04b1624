import type { characters as en } from "../../../../app/i18n/messages/en/characters";

export const characters: Record<keyof typeof en, string> & Record<string, string> = {
  "characters.agree": "Cambiar",
  "characters.changed": "Ya es tu personaje.",
  "characters.notNow": "Ahora no puedes cambiar a este personaje. No se han descontado puntos.",
  "characters.selected": "El tuyo ahora",
  "characters.unavailable": "No disponible ahora",
  "characters.tooExpensive": "Aún faltan puntos",
  "characters.free": "Gratis",
  "characters.pages": "Más personajes",
  "characters.previous": "Anteriores",
  "characters.next": "Más",
};
