import { escapeHtml } from "../../app/fragments/escape-html";
import { htmlPage, inScript } from "../http/html";
import { purseOf } from "../play/rounds";
import { stakesIn } from "../play/stakes";
import { moneyText } from "../play/view";
import { amountOf, minorUnitsOf, scaleOf } from "../world/money";
import type { Player } from "../world/player";
import type { LocaleCode } from "../world/words";
import type { Launch, World } from "../world/world";
import { dialectOf, sportsbookAddress } from "./address";
import { type Match, matchesAt, type Outcome, pathOf, type Sport, sports } from "./book";
import { outerPath } from "./dialects";
import { sportsbookScript } from "./sportsbook-script";
import { sportsbookStyle } from "./sportsbook-style";
import { outcomeName, texts } from "./texts";

/** Short names of the outcomes, as every book has them. */
const marks: Record<Outcome, string> = { home: "1", draw: "X", away: "2" };

/** The book at a path within it, as one document. A form takes bets; its script only makes the slip follow. */
export function sportsbookPage(
  world: World,
  launch: Launch,
  player: Player | null,
  { path = "/", notice = "", status }: { path?: string; notice?: string; status?: number } = {},
): Response {
  const { locale, mode } = launch;
  const dialect = dialectOf(world);
  const now = world.clock.now();
  const matches = matchesAt(now).filter((match) =>
    `${pathOf(match)}/`.startsWith(path === "/" ? "/" : `${path}/`),
  );
  const purse = purseOf(launch, player);
  const word = (name: Exclude<keyof typeof texts, "sports">) => escapeHtml(texts[name][locale]);
  const button = (said: "signIn" | "register" | "deposit", style: string) =>
    dialect.says[said]
      ? `<button type="button" class="script ${style}" data-say="${said}">${word(said)}</button>`
      : "";
  const data = {
    locale,
    currency: purse.currency,
    offline: texts.offline[locale],
    isJson: dialect.isJson ?? false,
    isTall: dialect.isTall ?? false,
    says: dialect.says,
    hears: dialect.hears,
    signedOut: texts.signedOut[locale],
  };
  return htmlPage({
    locale,
    title: titleAt(path, matches, locale),
    style: sportsbookStyle,
    body: `data-theme="${launch.theme === "light" ? "light" : "dark"}"${dialect.isTall ? ' class="tall"' : ""}`,
    content: `<header role="none">
<nav>${[undefined, ...sports].map((sport) => sportLink(world, launch, path, sport)).join("")}</nav>
<p class="purse"><span>${word(mode === "demo" ? "demo" : "balance")}</span> <b id="balance">${escapeHtml(moneyText(minorUnitsOf(purse), purse.currency, locale))}</b></p>
${mode === "demo" && !player ? button("signIn", "quiet") + button("register", "quiet") : button("deposit", "quiet")}
</header>
<form method="post" action="${escapeHtml(sportsbookAddress(world, launch, path))}">
<main id="book" data-path="${escapeHtml(path)}" data-outer="${escapeHtml(outerPath(dialect, path))}">
<h1>${escapeHtml(titleAt(path, matches, locale))}</h1>
${
  matches.length
    ? section(
        world,
        launch,
        word("live"),
        matches.filter(({ score }) => score),
      ) +
      section(
        world,
        launch,
        word("soon"),
        matches.filter(({ score }) => !score),
      )
    : `<p class="calm">${word("none")}</p>`
}
${beside(world, launch, path, matches, now)}
</main>
<aside id="slip">
<button type="button" class="handle script" id="handle" aria-expanded="false"><span>${word("slip")}</span> <b id="count">0</b></button>
<div class="slip">
<h2>${word("slip")}</h2>
<ul id="legs"></ul>
<p class="calm" id="empty">${word("empty")}</p>
<p class="total script"><span>${word("odds")}</span> <b id="total">–</b></p>
<label><span>${word("stake")}</span><input name="stake" inputmode="decimal" autocomplete="off" value="${amountOf(stakesIn(purse.currency)[2] ?? 0, scaleOf(purse.currency))}"></label>
<p class="total script"><span>${word("returns")}</span> <b id="returns">–</b></p>
<p role="status" id="message">${escapeHtml(notice)}</p>
<button class="accent" id="place">${word("place")}</button>
</div>
</aside>
</form>
<script type="application/json" id="data">${inScript(data)}</script>
<script>${sportsbookScript}</script>`,
    status,
  });
}

/** What changes while one looks: odds by pick, scores by match. */
export function numbersAt(now: number): Record<string, string> {
  return Object.fromEntries(
    matchesAt(now).flatMap(({ id, odds, score }) => [
      ...odds.map(([outcome, price]): [string, string] => [`${id}:${outcome}`, price.toFixed(2)]),
      ...(score ? [[id, score.join(" : ")] as [string, string]] : []),
    ]),
  );
}

function sportLink(world: World, launch: Launch, path: string, sport: Sport | undefined): string {
  const target = sport ? `/${sport}` : "/";
  const isCurrent = path === target || (sport !== undefined && path.startsWith(`${target}/`));
  const name = sport ? texts.sports[sport] : texts.all;
  return `<a href="${escapeHtml(sportsbookAddress(world, launch, target))}"${isCurrent ? ' aria-current="page"' : ""}>${escapeHtml(name[launch.locale])}</a>`;
}

function titleAt(path: string, matches: readonly Match[], locale: LocaleCode): string {
  const [, sport, league, id] = path.split("/");
  const [first] = matches;
  if (id && first) return `${first.home} – ${first.away}`;
  if (league && first) return first.league.name;
  return (sport && texts.sports[sport as Sport]?.[locale]) || texts.all[locale];
}

function section(world: World, launch: Launch, title: string, matches: readonly Match[]): string {
  if (matches.length === 0) return "";
  return `<h2>${title}</h2><ul class="matches">${matches.map((match) => row(world, launch, match)).join("")}</ul>`;
}

/** On a match's page, the others of its league. */
function beside(world: World, launch: Launch, path: string, [match]: readonly Match[], now: number): string {
  if (!match || pathOf(match) !== path) return "";
  const others = matchesAt(now).filter(({ id, league }) => league === match.league && id !== match.id);
  return section(world, launch, escapeHtml(match.league.name), others);
}

function row(world: World, launch: Launch, match: Match): string {
  const { locale } = launch;
  const { id, league, home, away, startsAt, score, odds } = match;
  const when = score
    ? `<b class="live" data-number="${id}">${score.join(" : ")}</b>`
    : `<time datetime="${new Date(startsAt).toISOString()}">${timeText(startsAt, locale)}</time>`;
  const prices = odds.map(
    ([outcome, price]) =>
      `<label class="odd"><input type="checkbox" name="pick" value="${id}:${outcome}" data-pick="${escapeHtml(outcomeName(match, outcome, locale))}" data-match="${escapeHtml(`${home} – ${away}`)}"><span><i>${marks[outcome]}</i> <b data-number="${id}:${outcome}">${price.toFixed(2)}</b></span></label>`,
  );
  return `<li><a href="${escapeHtml(sportsbookAddress(world, launch, pathOf(match)))}"><span class="sides"><b>${escapeHtml(home)}</b><b>${escapeHtml(away)}</b></span><small>${escapeHtml(league.name)} · ${when}</small></a><div class="odds">${prices.join("")}</div></li>`;
}

function timeText(moment: number, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(moment);
}
