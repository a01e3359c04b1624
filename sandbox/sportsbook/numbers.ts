import type { LocaleCode } from "../world/words";
import { type Match, matchesAt, matchesOn, pathOf } from "./book";
import { marketsOf } from "./markets";
import type { MatchProgress } from "./match-progress";
import { partName } from "./texts";

/** What changes while one looks at a page, by the names it has there; `picks`: matches that the slip has. */
export function numbersAt(path: string, picks: readonly string[], locale: LocaleCode, now: number) {
  const shown = matchesOn(path, now).flatMap((match): [string, string][] => {
    const markets = marketsOf(match, now);
    const open = pathOf(match) === path ? markets : markets.slice(0, 1);
    return [
      ...open.flatMap(({ outcomes }) => outcomes.map(([name, price]) => priceOf(match, name, price))),
      ...(match.progress ? standOf(match, match.progress, locale) : []),
    ];
  });
  const wanted = new Set(picks.map((pick) => pick.split(":")[0]));
  const inSlip = matchesAt(now)
    .filter(({ id }) => wanted.has(id))
    .flatMap((match) =>
      marketsOf(match, now).flatMap(({ outcomes }) =>
        outcomes.map(([name, price]) => priceOf(match, name, price)),
      ),
    );
  return { shown: Object.fromEntries(shown), slip: Object.fromEntries(inSlip) };
}

/** Minutes and seconds; how the page's script counts on stands beside it. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function clockState({ clock }: MatchProgress): string {
  return clock ? `${clock.seconds}:${clock.runs}` : "";
}

function priceOf({ id }: Match, outcome: string, price: number): [string, string] {
  return [`${id}:${outcome}`, price.toFixed(2)];
}

function standOf(match: Match, progress: MatchProgress, locale: LocaleCode): [string, string][] {
  const { id } = match;
  return [
    [`${id}/home`, String(progress.score[0])],
    [`${id}/away`, String(progress.score[1])],
    [`${id}/part`, partName(match, progress, locale)],
    [`${id}/clock`, clockState(progress)],
  ];
}
