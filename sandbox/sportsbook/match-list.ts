import { escapeHtml } from "../../app/browser/served-html/escape-html";
import type { Match } from "./book";
import { dayOf, type Look, matchRow } from "./match-parts";
import { texts } from "./texts";

/** What is on, then day by day, each by its leagues. */
export function matchList(look: Look, matches: readonly Match[]): string {
  const { locale } = look.launch;
  const groups = grouped(matches, (match) => dayOf(look, match));
  if (matches.length === 0) return `<p class="calm">${escapeHtml(texts.none[locale])}</p>`;
  return [...groups].map(([when, those]) => section(look, texts[when][locale], those)).join("");
}

/** A heading with how many there are, and lists by league. */
export function section(look: Look, title: string, matches: readonly Match[]): string {
  if (matches.length === 0) return "";
  const leagues = grouped(matches, ({ league }) => league);
  const lists = [...leagues].map(
    ([league, those]) =>
      `<h3>${escapeHtml(league.name)} <small>${escapeHtml(texts.sports[league.sport][look.launch.locale])}</small></h3><ul class="matches">${those.map((match) => matchRow(look, match)).join("")}</ul>`,
  );
  return `<section class="day"><h2>${escapeHtml(title)} <small>${matches.length}</small></h2>${lists.join("")}</section>`;
}

function grouped<Key>(matches: readonly Match[], keyOf: (match: Match) => Key): Map<Key, Match[]> {
  const groups = new Map<Key, Match[]>();
  for (const match of matches) {
    const key = keyOf(match);
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return groups;
}
