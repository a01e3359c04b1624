import { createHash } from "node:crypto";
import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage, inScript } from "../http/html";
import { purseOf } from "../play/rounds";
import { isIsoCurrency, moneyText } from "../play/view";
import { minorUnitsOf } from "../world/money";
import type { Player } from "../world/player";
import type { Launch, World } from "../world/world";
import { dialectOf, sportsbookAddress } from "./address";
import { type Match, matchesAt, matchesUnder, othersOf, pathOf } from "./book";
import { outerPath } from "./dialects";
import { faceStyle } from "./face";
import { type Sport, sports } from "./leagues";
import { lowestOdds } from "./lowest-odds";
import { matchList, section } from "./match-list";
import { type Look, matchPage, nameOf } from "./match-parts";
import { slip } from "./slip";
import { sportIcons } from "./sport-icons";
import { sportsbookScript } from "./sportsbook-script";
import { sportsbookStyle } from "./sportsbook-style";
import { texts } from "./texts";

/** The book at a path within it, as one document. A form takes bets; its script only makes the slip follow. */
export function sportsbookPage(
  world: World,
  launch: Launch,
  player: Player | null,
  { path = "/", notice = "", status }: { path?: string; notice?: string; status?: number } = {},
): Response {
  const { locale, mode } = launch;
  const dialect = dialectOf(world);
  const look: Look = { world, launch, now: world.clock.now() };
  const matches = matchesUnder(path, look.now);
  const title = escapeHtml(titleAt(path, matches, launch));
  const purse = purseOf(launch, player);
  const word = (name: "demo" | "balance" | "pause" | "signIn" | "register") =>
    escapeHtml(texts[name][locale]);
  const purseLine = `<p class="purse"><span>${word(mode === "demo" ? "demo" : "balance")}</span> <b id="balance">${escapeHtml(moneyText(minorUnitsOf(purse), purse.currency, locale))}</b></p>`;
  const button = (said: "signIn" | "register") =>
    dialect.says[said]
      ? `<button type="button" class="script quiet" data-say="${said}">${word(said)}</button>`
      : "";
  const data = {
    locale,
    zone: launch.zone ?? "UTC",
    currency: purse.currency,
    isIso: isIsoCurrency(purse.currency),
    isJson: dialect.isJson ?? false,
    isTall: dialect.isTall ?? false,
    says: dialect.says,
    hears: dialect.hears,
    texts: Object.fromEntries(scriptTexts.map((name) => [name, texts[name][locale]])),
  };
  return htmlPage({
    locale,
    title,
    style: faceStyle(world.brand) + sportsbookStyle,
    body: `data-theme="${launch.theme === "light" ? "light" : "dark"}"${dialect.isTall ? ' class="tall"' : ""}`,
    content: `<section class="top" aria-label="${escapeHtml(texts.all[locale])}">
${mode === "demo" ? purseLine : ""}
<button type="button" class="script pause" id="pause" aria-pressed="false" aria-label="${word("pause")}" title="${word("pause")}"></button>
${mode === "demo" && !player ? button("signIn") + button("register") : ""}
<nav>${sportLinks(look, path)}</nav>
</section>
<form method="post" action="${escapeHtml(sportsbookAddress(world, launch, path))}">
<main id="book" data-outer="${escapeHtml(outerPath(dialect, path))}">
<h1>${title}</h1>
${contentAt(look, path, matches)}
</main>
${slip({ launch, purse: mode === "demo" ? "" : purseLine, lowest: lowestOdds(look, path) }, player, notice)}
</form>
<script type="application/json" id="data">${inScript(data)}</script>
<script>${sportsbookScript}</script>`,
    status,
    headers: { "Content-Security-Policy": policy },
  });
}

const scriptTexts = [
  "offline",
  "signedOut",
  "place",
  "acceptAndPlace",
  "changed",
  "gone",
  "was",
  "remove",
  "stake",
  "stakeEach",
] as const;

/** Its own style, script and letters, and nothing else. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash("sha256").update(sportsbookScript).digest("base64")}'`,
  "font-src 'self'",
  "img-src data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join("; ");

function contentAt(look: Look, path: string, matches: readonly Match[]): string {
  const [match] = matches;
  if (!match || pathOf(match) !== path) return matchList(look, matches);
  const title = texts.others[look.launch.locale].replace("{league}", match.league.name);
  return matchPage(look, match) + section(look, title, othersOf(match, look.now));
}

function sportLinks({ world, launch, now }: Look, path: string): string {
  const matches = matchesAt(now);
  return [undefined, ...sports]
    .map((sport) => {
      const target = sport ? `/${sport}` : "/";
      const isCurrent = path === target || (sport !== undefined && path.startsWith(`${target}/`));
      const name = (sport ? texts.sports[sport] : texts.all)[launch.locale];
      const count = matches.filter(({ league }) => !sport || league.sport === sport).length;
      return `<a href="${escapeHtml(sportsbookAddress(world, launch, target))}"${isCurrent ? ' aria-current="page"' : ""}>${sport ? sportIcons[sport] : ""}${escapeHtml(name)} <small>${count}</small></a>`;
    })
    .join("");
}

function titleAt(path: string, [first]: readonly Match[], { locale }: Launch): string {
  const [, sport, league, id] = path.split("/");
  if (id && first) return nameOf(first);
  if (league && first) return first.league.name;
  return (sport && texts.sports[sport as Sport]?.[locale]) || texts.all[locale];
}
