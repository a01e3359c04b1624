import { fill, type LocaleCode, words } from "../world/words";
import type { Match } from "./book";
import type { Market } from "./markets";
import type { MatchProgress } from "./match-progress";

export const texts = words.sportsbook;

/** What a pick is called in a slip and in a player's history: `Vale City`, `Over 2.5`. */
export function outcomeName(match: Match, outcome: string, locale: LocaleCode): string {
  const [, name = outcome, line = ""] = /^(home|away|over|under)([-+][\d.]+)$/.exec(outcome) ?? [];
  if (name === "over" || name === "under") return `${texts[name][locale]} ${line.slice(1)}`;
  if (line) return `${match[name as "home" | "away"]} (${line})`;
  const [one = "", other] = name.split("-");
  return [one, other]
    .filter(Boolean)
    .map((part) => sideName(match, part as string, locale))
    .join(" / ");
}

function sideName(match: Match, name: string, locale: LocaleCode): string {
  if (name === "home" || name === "away") return match[name];
  return texts[name as "draw" | "yes" | "no" | "odd" | "even"][locale];
}

const marks: Record<string, string> = {
  home: "1",
  draw: "X",
  away: "2",
  "home-draw": "1X",
  "home-away": "12",
  "draw-away": "X2",
};

/** Short, as every book has it; of a longer market the name of the outcome. */
export function outcomeMark(match: Match, market: Market, outcome: string, locale: LocaleCode): string {
  if (market.name === "result" || market.name === "winner" || market.name === "doubleChance")
    return marks[outcome] ?? outcome;
  return outcomeName(match, outcome, locale);
}

/** `Half-time`, `Period 2`; nothing for a half, whose clock says it. */
export function partName({ league: { sport } }: Match, { part }: MatchProgress, locale: LocaleCode): string {
  if (part === "break") return texts.break[locale];
  if (sport === "football") return "";
  return fill(texts.parts[sport], { part })[locale];
}
