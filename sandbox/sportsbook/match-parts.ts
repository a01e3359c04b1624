import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { formatTime } from "../../app/ui/format/format-values";
import { fill, type LocaleCode } from "../world/words";
import type { Launch, World } from "../world/world";
import { sportsbookAddress } from "./address";
import { type Match, pathOf } from "./book";
import { crest } from "./crest";
import { type Market, marketsOf } from "./markets";
import { clockState, clockText } from "./numbers";
import { outcomeMark, outcomeName, partName, texts } from "./texts";

/** Whose page it is, and the moment that it shows. */
export interface Look {
  world: World;
  launch: Launch;
  now: number;
}

/** A match in a list: when, who, and the first of its markets. */
export function matchRow(look: Look, match: Match): string {
  const { world, launch, now } = look;
  const { locale } = launch;
  const [first, ...more] = marketsOf(match, now);
  const address = escapeHtml(sportsbookAddress(world, launch, pathOf(match)));
  const count = more.length;
  const label = escapeHtml(fill(texts.more, { count, match: nameOf(match) })[locale]);
  const short = escapeHtml(fill(texts.moreShort, { count })[locale]);
  return `<li class="match"><a class="who" href="${address}"><span class="when">${whenOf(look, match)}</span>${side(match, "home", 24)}${side(match, "away", 24)}</a>${odds(match, first, locale)}<a class="more" href="${address}" aria-label="${label}">${short}</a></li>`;
}

/** A match's own page: how it stands, and every market. */
export function matchPage(look: Look, match: Match): string {
  const { world, launch, now } = look;
  const { locale } = launch;
  const { league } = match;
  const markets = marketsOf(match, now).map((market) => {
    const name = `${texts.markets[market.name][locale]}${market.name === "total" ? ` ${market.line}` : ""}`;
    return `<section class="market"><h2>${escapeHtml(name)}</h2>${odds(match, market, locale)}</section>`;
  });
  const day = match.progress ? "" : `<span>${escapeHtml(texts[dayOf(look, match)][locale])}</span> `;
  return `<div class="hero"><p><a href="${escapeHtml(sportsbookAddress(world, launch, `/${league.sport}/${league.sysname}`))}">${escapeHtml(league.name)}</a></p>
<div class="versus">${side(match, "home", 56)}<p class="when">${day}${whenOf(look, match)}</p>${side(match, "away", 56)}</div></div>
<div class="markets">${markets.join("")}</div>`;
}

export function nameOf({ home, away }: Match): string {
  return `${home} – ${away}`;
}

function side({ id, progress, ...match }: Match, which: "home" | "away", size: number): string {
  const score = progress
    ? ` <b class="score" data-number="${id}/${which}">${progress.score[which === "home" ? 0 : 1]}</b>`
    : "";
  return `<span class="side">${crest(match[which], size)}<span>${escapeHtml(match[which])}</span>${score}</span>`;
}

/** A match is never more than a day away. */
export function dayOf({ now, launch }: Look, { progress, startsAt }: Match): "live" | "today" | "tomorrow" {
  if (progress) return "live";
  const days = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: launch.zone ?? "UTC" });
  return days.format(startsAt) === days.format(now) ? "today" : "tomorrow";
}

/** The clock and the part of one that is on; else the time it starts at, in the browser's zone once that is known. */
function whenOf({ launch }: Look, match: Match): string {
  const { locale, zone } = launch;
  const { progress, id, startsAt } = match;
  if (!progress) {
    const moment = new Date(startsAt).toISOString();
    return `<time datetime="${moment}">${formatTime(moment, zone ?? "UTC")}</time>`;
  }
  const clock = `<span class="clock" data-clock="${id}/clock" data-state="${clockState(progress)}">${progress.clock ? clockText(progress.clock.seconds) : ""}</span>`;
  return `<b class="live"><span>${escapeHtml(texts.live[locale])}</span></b> ${clock} <span data-number="${id}/part">${escapeHtml(partName(match, progress, locale))}</span>`;
}

function odds(match: Match, market: Market, locale: LocaleCode): string {
  const { id } = match;
  const name = `${texts.markets[market.name][locale]}: ${nameOf(match)}`;
  const prices = market.outcomes.map(([outcome, price]) => {
    const key = `${id}:${outcome}`;
    const full = escapeHtml(outcomeName(match, outcome, locale));
    const mark = escapeHtml(outcomeMark(match, market, outcome, locale));
    const said =
      mark === full ? `<i>${mark}</i>` : `<i aria-hidden="true">${mark}</i><span class="said">${full}</span>`;
    return `<label class="odd"><input type="checkbox" name="pick" value="${key}:${price.toFixed(2)}" data-key="${key}" data-pick="${full}" data-market="${escapeHtml(texts.markets[market.name][locale])}" data-match="${escapeHtml(nameOf(match))}"><span>${said} <b data-number="${key}">${price.toFixed(2)}</b></span></label>`;
  });
  return `<div class="odds" role="group" aria-label="${escapeHtml(name)}">${prices.join("")}</div>`;
}
