import { escapeHtml as text } from "../../app/browser/served-html/escape-html";
import type { Game, HallData, MenuLink, PlayerData, Section, Tile } from "./hall-data";
import {
  button,
  description,
  filterHref,
  headTags,
  sorts,
  srcSet,
  structuredData,
  tags,
  title,
  types,
} from "./hall-parts";

/** The page of `hall-page.tsx` as one template: what the same bytes cost without any framework. */
export function hallTemplate(data: HallData, player: PlayerData | undefined): string {
  return `<!DOCTYPE html><html lang="en-US" dir="ltr"><head>${head}</head><body>
<a href="#main" class="sr-only z-60 rounded-md bg-accent px-4 py-3 font-semibold">Skip to content</a>
<header class="site-header sticky top-0 z-20 flex min-h-[56px] items-center gap-1 border-b bg-surface-1">
${link("/gamehall?menu", "icon-button -ms-3", icon("menu"), ' rel="nofollow" aria-label="Menu"')}
${link("/", "inline-flex min-h-11 items-center", '<span class="logo"></span><span class="hidden tablet:block truncate font-bold">Sandbox Casino</span>', ' aria-label="Sandbox Casino, to the home page"')}
${link("/gamehall?dialog=search", "search-link", `${icon("search")}<span>Search games</span>`, ' rel="nofollow"')}
${preferences}${player ? playerBar(player) : visitorBar}</header>
<div class="laptop:flex"><nav aria-label="Main" class="site-menu menu"><ul>${menu(data.menu)}</ul></nav>
<div class="flex min-w-0 flex-1 flex-col"><main id="main" tabindex="-1" class="mx-auto w-full max-w-[1600px] flex-1 px-4 pt-4 pb-12"><div class="flex flex-col gap-5">
<div><h1 class="text-xl">Popular</h1></div>${banners(data)}
<nav aria-label="Game categories"><ul class="chips scroller"><li>${link("/gamehall?category=all", "", "All games")}</li>${data.categories.map(({ sysname, name }) => `<li>${link(`/gamehall?category=${sysname}`, "", text(name))}</li>`).join("")}</ul></nav>
${data.sections ? [...(player?.sections ?? []), ...data.sections].map((one) => section(one, player)).join("") : games(data, player)}
</div></main>${footer(data)}</div></div>
<nav aria-label="Quick links" class="bottom-bar"><ul>${menu(data.bottomBar)}</ul></nav>
<script type="application/ld+json">${structuredData}</script></body></html>`;
}

const games = (data: HallData, player: PlayerData | undefined) => `${search}${filters(data)}
<p role="status" class="tabular text-sm text-muted">Showing ${data.games.length} of ${data.total}</p>
<ul class="game-grid">${data.games.map((game) => card(game, player)).join("")}</ul>
<nav aria-label="Pages" class="flex justify-center gap-3">${link(`${filterHref("page", "2")}#page-2`, `${button} bg-surface-3 text-text`, "Show more", ' rel="next"')}</nav>`;

const section = ({ title, href, games = [], tiles = [] }: Section, player: PlayerData | undefined) =>
  `<section aria-label="${text(title)}" class="section"><div class="section-head"><h2 class="text-lg">${text(title)}</h2>${link(href, "section-more", `See all${icon("chevron-right")}`)}</div><ul aria-label="${text(title)}" class="scroller carousel">${games.map((game) => card(game, player)).join("")}${tiles.map(tileItem).join("")}</ul></section>`;

const tileItem = ({ title, href, image, facts }: Tile) =>
  `<li><article class="tile">${image ? `<span class="picture"><img src="${text(image)}" srcset="${text(srcSet(image, 288))}" alt="" width="288" height="144" loading="lazy"/></span>` : ""}<h3 class="text-base">${link(href, "tile-link", text(title))}</h3>${facts.length > 0 ? `<dl class="mt-auto grid grid-cols-2 gap-x-3 gap-y-2 text-sm">${facts.map(({ label, value }) => `<div><dt class="text-muted">${text(label)}</dt><dd><bdi class="money">${text(value)}</bdi></dd></div>`).join("")}</dl>` : ""}</article></li>`;

const icon = (name: string) =>
  `<svg aria-hidden="true" class="shrink-0 size-5"><use href="/assets/icons.svg#${name}"></use></svg>`;

const link = (href: string, className: string, inner: string, attributes = "") =>
  `<a href="${text(href)}"${className && ` class="${className}"`}${attributes}>${inner}</a>`;

const drawing = (index: number) =>
  `<svg aria-hidden="true"><use href="/menu-icons.svg?v=f3e4beb4#i${index}"></use></svg>`;

const menu = (items: MenuLink[]) =>
  items
    .map(
      (item, index) => `<li>${link(item.url, "", `${drawing(index)}<span>${text(item.title)}</span>`)}</li>`,
    )
    .join("");

const attributesText = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${value}"`)
    .join("");
const head = `<title>${title}</title><meta name="description" content="${description}"/>${headTags.map(([tag, attributes]) => `<${tag}${attributesText(attributes)}/>`).join("")}`;

const visitorBar = `<div class="flex items-center gap-1 tablet:gap-2">${link("/gamehall?show_popup_auth", `${button} text-text hover:bg-surface-2`, "Sign in", ' rel="nofollow"')}${link("/gamehall?show_popup_reg", `${button} bg-accent text-accent-text`, "Sign up", ' rel="nofollow"')}</div>`;

const search = `<search aria-label="Search and sort"><form action="/gamehall" class="flex flex-wrap gap-2"><input type="hidden" name="category" value="popular"/><div class="hall-field min-w-0 flex-[1_1_16rem]">${icon("search")}<input type="search" name="search" maxlength="64" aria-label="Search games and providers" placeholder="Search games and providers" autocomplete="off" value=""/></div><div class="hall-field flex-[1_0_9rem] tablet:flex-none">${icon("sort")}<select name="sort" aria-label="Sort by">${Object.entries(
  sorts,
)
  .map(([value, words]) => `<option value="${value}">${words}</option>`)
  .join(
    "",
  )}</select></div><button type="submit" class="${button} bg-surface-3 text-text hover:bg-line">Search</button></form></search>`;

const preferences = `<div class="items-center gap-1 laptop:flex"><form method="post" action="/theme"><input type="hidden" name="redirectTo" value="/gamehall"/>${["dark", "light"].map((theme) => `<button type="submit" name="theme" value="${theme}" title="Switch to the ${theme} theme" class="icon-button">${icon(theme)}</button>`).join("")}</form>${link("/gamehall?dialog=language", "icon-button", icon("globe"), ' rel="nofollow" aria-label="Language: English"')}</div>`;

const panelLinks = (links: Record<string, string>, folder: string) =>
  `<ul class="mt-1 border-t pt-1">${Object.entries(links)
    .map(
      ([words, name]) =>
        `<li>${link(`/${folder}/${words.toLowerCase()}`, "panel-link", icon(name) + words)}</li>`,
    )
    .join("")}</ul>`;

const money = panelLinks(
  { Deposit: "plus", Withdraw: "arrow-right", History: "clock", Limits: "shield" },
  "cashier",
);
const account = panelLinks({ Wallet: "wallet", Profile: "user", Bonuses: "gift", Games: "games" }, "profile");
const panel = "absolute end-3 top-full z-30 mt-2 w-max min-w-56 overflow-y-auto rounded-lg bg-surface-1";

const playerBar = (player: PlayerData) =>
  `<div class="flex"><details name="header" class="tablet:relative"><summary class="flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-sm">${icon("wallet")}<span class="sr-only">Balance</span><bdi class="money">${text(player.balances[0]?.amount ?? "")}</bdi>${icon("chevron-down")}</summary><div class="${panel}"><dl class="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 p-3 text-sm">${player.balances.map(({ label, amount }) => `<dt class="text-muted">${label}</dt><dd class="text-end"><bdi class="money">${text(amount)}</bdi></dd>`).join("")}</dl>${money}</div></details>
${link("/cashier/deposit", `${button} bg-accent text-accent-text`, `${icon("plus")}<span class="sr-only tablet:not-sr-only">Deposit</span>`)}
<details name="header" class="tablet:relative"><summary aria-label="Account of ${text(player.name)}" class="flex min-h-11 items-center gap-2"><span class="level-ring"><svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18" class="level-ring-way"></circle><circle cx="20" cy="20" r="18" class="level-ring-done"></circle></svg><span aria-hidden="true">${text(player.name[0] ?? "")}</span></span></summary><div class="${panel}"><p class="truncate px-3 pt-2 font-semibold">${text(player.name)}</p><p class="px-3 pb-3 text-muted text-sm">${text(player.level)}</p>${link("/gamehall?dialog=notices", "panel-link", `${icon("bell")}Notices${player.unread > 0 ? `<span>${player.unread}</span>` : ""}`, ' rel="nofollow"')}${account}<form method="post" action="/logout" class="mt-1 border-t pt-1"><button type="submit" class="panel-link">${icon("sign-out")}Sign out</button></form></div></details></div>`;

const banners = (data: HallData) =>
  `<div class="banners banners-compact"><div class="banners-pause"><button type="button" class="${button} text-text hover:bg-surface-2">${icon("pause")}<span class="sr-only tablet:not-sr-only">Pause updates</span></button></div><div class="group/carousel relative"><ul aria-label="What is on" class="scroller flex gap-3">${data.banners
    .map(
      (one) =>
        `<li class="shrink-0 snap-start"><article class="banner"><span aria-hidden="true" class="picture"><picture><source media="(min-width: 768px)" srcset="${text(srcSet(one.image, 560))}" width="560" height="180"/><img src="${text(one.imageMobile)}" srcset="${text(srcSet(one.imageMobile, 360))}" alt="" width="360" height="148" decoding="sync"/></picture></span><div class="banner-text"><h2>${text(one.title)}</h2><p>${text(one.text)}</p>${link(one.href, "", text(one.label), ` aria-label="${text(`${one.label}: ${one.title}`)}"`)}</div></article></li>`,
    )
    .join("")}</ul></div></div>`;

const filterGroup = (label: string, name: string, values: (readonly [string, string])[]) =>
  `<div class="min-w-0"><p aria-hidden="true" class="filter-label">${label}</p><ul aria-label="${label}" class="chips scroller">${values.map(([value, words]) => `<li>${link(filterHref(name, value), "", text(words))}</li>`).join("")}</ul></div>`;

const filters = (data: HallData) =>
  `<details class="filter-panel"><summary>${icon("filter")}Filters${icon("chevron-down")}</summary><div class="filter-groups">${filterGroup("Type", "types", Object.entries(types))}${filterGroup("Features", "tags", Object.entries(tags))}${filterGroup(
    "Providers",
    "providers",
    data.providers.map(({ sysname, name }) => [sysname, name]),
  )}</div></details>`;

function card(game: Game, player: PlayerData | undefined): string {
  const spins = player?.spins[game.sysname];
  const badge = spins ? `${spins} free spins` : game.badge;
  const name = text(game.name);
  const demo = link(
    `/game/${game.sysname}?mode=demo`,
    "",
    "Demo",
    ` aria-label="Demo of ${name}" rel="nofollow"`,
  );
  return `<li class="game-card"><a href="/game/${text(game.sysname)}"><span aria-hidden="true" class="picture" style="aspect-ratio:288 / 192"><img src="${text(game.image)}" srcset="${text(srcSet(game.image, 288))}" alt="" data-label="${name}" width="288" height="192" loading="lazy" decoding="async"/></span><b dir="auto">${name}</b></a><small>${text(game.provider)}</small>${badge ? `<i>${badge}</i>` : ""}${game.hasDemo ? demo : ""}${player ? heart(game, player.likes.includes(game.sysname)) : ""}</li>`;
}

const heart = ({ sysname, name }: Game, isLiked: boolean) =>
  `<form method="post" action="/favourites"><button class="heart" name="sysname" value="${text(sysname)}" aria-label="Favourite: ${text(name)}" aria-pressed="${isLiked}"></button></form>`;

const footer = (data: HallData) =>
  `<footer class="footer"><div class="footer-columns"><nav aria-label="Information"><h2>Information</h2><ul>${data.footer.map((item) => `<li>${link(item.url, "", text(item.title))}</li>`).join("")}</ul></nav><div class="footer-marks"><h2>Payment methods</h2><ul class="mark-row">${data.payments.map(({ name, image }) => `<li class="payment-mark" title="${text(name)}"><span role="img" aria-label="${text(name)}" class="picture" style="aspect-ratio:56 / 24"><img src="${text(image)}" alt="" data-label="${text(name)}" width="56" height="24" loading="lazy" decoding="async"/></span></li>`).join("")}</ul>
<h2>Rated by others</h2><ul class="mark-row">${data.ratings.map(({ name, url, rating }) => `<li><a href="${text(url)}" rel="noopener" target="_blank" class="rating-mark"><span>${text(name)}</span><b class="tabular">${text(rating)}</b></a></li>`).join("")}</ul>
<h2>Follow us</h2><ul class="mark-row">${data.social.map((item, index) => `<li><a href="${text(item.url)}" rel="noopener" target="_blank" class="icon-button" title="${text(item.title)}"><span class="sr-only">${text(item.title)}</span>${drawing(index)}</a></li>`).join("")}</ul></div></div>
<div class="footer-legal"><span class="adults-mark">18+</span><div><p>For adults aged 18 and over. Gambling can be addictive: play for fun, and only with money you can afford to lose.</p><p>© 2026 Sandbox Casino. All rights reserved.</p></div></div></footer>`;
