import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { type Match, matchesOn } from "./book";
import { marketsOf } from "./markets";
import { type Look, nameOf } from "./match-parts";
import { outcomeName, texts } from "./texts";

const max = 4;

/** Beside an empty slip: what the book thinks likeliest of what is to come. Each ticks its odds in the lists. */
export function lowestOdds({ launch: { locale }, now }: Look, path: string): string {
  const next = matchesOn(path, now)
    .filter(({ progress }) => !progress)
    .map((match) => likeliest(match, now))
    .sort((one, other) => one.price - other.price);
  const items = next.slice(0, max).map((pick) => pickItem(pick, locale));
  const title = items.length > 0 ? `<h2>${escapeHtml(texts.lowest[locale])}</h2>` : "";
  return `<section id="lowest" class="script">${title}<ul>${items.join("")}</ul></section>`;
}

interface Pick {
  match: Match;
  outcome: string;
  price: number;
}

function likeliest(match: Match, now: number): Pick {
  const [{ outcomes }] = marketsOf(match, now);
  const [[outcome, price] = ["", 0]] = [...outcomes].sort(([, one], [, other]) => one - other);
  return { match, outcome, price };
}

function pickItem({ match, outcome, price }: Pick, locale: Look["launch"]["locale"]): string {
  const key = `${match.id}:${outcome}`;
  const pick = escapeHtml(outcomeName(match, outcome, locale));
  return `<li><button type="button" data-tick="${key}"><span>${pick} <small>${escapeHtml(nameOf(match))}</small></span> <b data-number="${key}">${price.toFixed(2)}</b></button></li>`;
}
