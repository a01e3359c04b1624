import { type LocaleCode, words } from "../world/words";
import type { Match, Outcome } from "./book";

export const texts = words.sportsbook;

export function outcomeName(match: Match, outcome: Outcome, locale: LocaleCode): string {
  return outcome === "draw" ? texts.draw[locale] : match[outcome];
}
