import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { type Match, matchesOn } from "./book";
import { marketsOf } from "./markets";
import { type Look, nameOf } from "./match-parts";
import { outcomeName, texts } from "./texts";

const max = 4;

/** Beside an empty slip: who is likeliest to win the next matches of the page. Each ticks its odds in the lists. */
export function favorites({ launch: { locale }, now }: Look, path: string): string {
  const next = matchesOn(path, now).filter(({ progress }) => !progress);
  const items = next.slice(0, max).map((match) => favorite(match, now, locale));
  const title = items.length > 0 ? `<h2>${escapeHtml(texts.favorites[locale])}</h2>` : "";
  return `<section id="favorites" class="script">${title}<ul>${items.join("")}</ul></section>`;
}

function favorite(match: Match, now: number, locale: Look["launch"]["locale"]): string {
  const [{ outcomes }] = marketsOf(match, now);
  const [[outcome, price] = ["", 0]] = [...outcomes].sort(([, one], [, other]) => one - other);
  const key = `${match.id}:${outcome}`;
  const pick = escapeHtml(outcomeName(match, outcome, locale));
  return `<li><button type="button" data-tick="${key}"><span>${pick} <small>${escapeHtml(nameOf(match))}</small></span> <b data-number="${key}">${price.toFixed(2)}</b></button></li>`;
}
