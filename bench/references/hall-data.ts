/** What a reference's page shows, projected from the backends' replies: nothing else is stored or sent. */
export interface HallData {
  menu: MenuLink[];
  bottomBar: MenuLink[];
  footer: MenuLink[];
  social: MenuLink[];
  payments: { name: string; image: string }[];
  ratings: { name: string; url: string; rating: string }[];
  banners: Banner[];
  categories: Named[];
  providers: Named[];
  games: Game[];
  total: number;
  /** In place of the games: what a home page shows. */
  sections?: Section[];
}

/** A part of a home page: cards of games, or tiles. */
export interface Section {
  title: string;
  href: string;
  games?: Game[];
  tiles?: Tile[];
}

export interface Tile {
  title: string;
  href: string;
  image?: string;
  facts: { label: string; value: string }[];
}

export interface MenuLink {
  title: string;
  url: string;
}

export interface Named {
  sysname: string;
  name: string;
}

export interface Game extends Named {
  image: string;
  provider: string;
  badge?: string;
  hasDemo: boolean;
}

interface Banner {
  title: string;
  text: string;
  image: string;
  imageMobile: string;
  href: string;
  label: string;
}

/** What the page shows of a player; read with the calls of our own page, and not cached. */
export interface PlayerData {
  name: string;
  balances: { label: string; amount: string }[];
  level: string;
  unread: number;
  likes: string[];
  spins: Record<string, number>;
  sections?: Section[];
}

/** Reads JSON of a backend's address, with the player's cookie if there is one. */
export type ReadJson = <T>(path: string, cookie?: string) => Promise<T>;

export interface Reply<T> {
  data: T;
}

interface Picture {
  data: { attributes: { url: string } };
}

interface CommonData {
  attributes: Record<
    "menuLinks" | "mobileBottomMenu" | "footerLinks",
    (MenuLink & { visibility: string })[]
  > & {
    socialItemsList: { name: string; url: string }[];
    paymentMethods: { name: string; image: Picture }[];
    ratingSites: HallData["ratings"];
  };
}

interface Banners {
  items: { description: Record<string, string> }[];
}

export interface Games {
  items: (Named & {
    provider: string;
    image_url: string;
    tags: string[];
    extra: { has_demo: boolean };
    description?: { name: string };
  })[];
  total: number;
}

export interface Money {
  amount: string;
  currency: string;
}

interface Account extends Record<"balance_main" | "balance_bonus" | "balance_betting_bonus", Money> {
  fakename: string;
}

interface Spins {
  items: { remaining_count: number; game: { sysname: string } }[];
}

interface Loyalty {
  levels: { name: string; is_current?: boolean }[];
}

/** Reads the hall's data uncached: five calls at once. */
export async function readHall(readJson: ReadJson): Promise<HallData> {
  const [common, banners, categories, providers, games] = await Promise.all([
    readJson<Reply<CommonData>>("/api/common-data?locale=en-US&populate=deep"),
    readJson<Reply<Banners>>("/api/banners.get?count=50&fields=id%2Cdescription&locale=en-US"),
    readJson<Reply<Named[]>>("/api/games.getCategories?locale=en-US"),
    readJson<Reply<Named[]>>("/api/games.getProviders?fields=sysname%2Cname&locale=en-US"),
    readJson<Reply<Games>>(gamesAddress("popular", 18)),
  ]);
  const { attributes } = common.data;
  return {
    menu: linksOf(attributes.menuLinks),
    bottomBar: linksOf(attributes.mobileBottomMenu),
    footer: linksOf(attributes.footerLinks),
    social: attributes.socialItemsList.map(({ name, url }) => ({ title: name, url })),
    payments: attributes.paymentMethods.map(({ name, image }) => ({
      name,
      image: image.data.attributes.url,
    })),
    ratings: attributes.ratingSites.map(({ name, url, rating }) => ({ name, url, rating })),
    banners: banners.data.items
      .map(({ description }) => description)
      .filter(({ position }) => position === "gamehall")
      .map((banner) => ({
        title: banner.title ?? "",
        text: banner.text ?? "",
        image: banner.image_url ?? "",
        imageMobile: banner.image_mobile_url ?? "",
        href: banner.button_url ?? "",
        label: banner.button_label ?? "",
      })),
    categories: categories.data.map(named),
    providers: providers.data.map(named),
    games: cardsOf(games.data, providers.data),
    total: games.data.total,
  };
}

/** Reads what the hall shows of a player: six calls at once. */
export async function readPlayer(readJson: ReadJson, cookie: string): Promise<PlayerData> {
  const [player] = await Promise.all([
    readAccount(readJson, cookie),
    readJson("/api/storage.get?keys=reality_check&locale=en-US", cookie),
  ]);
  return player;
}

/** Reads what every page shows of a player: five calls at once. */
export async function readAccount(readJson: ReadJson, cookie: string): Promise<PlayerData> {
  const [account, likes, spins, notices, loyalty] = await Promise.all([
    readJson<Reply<Account>>("/api/account.getInfo?locale=en-US", cookie),
    readJson<Reply<string[]>>("/api/games.getLikes?locale=en-US", cookie),
    readJson<Reply<Spins>>("/api/freespins.get?count=99&status=active&locale=en-US", cookie),
    readJson<Reply<unknown[]>>("/api/loyalty.getnotifications?locale=en-US", cookie),
    readJson<Reply<Loyalty>>("/api/loyalty.getinfo?locale=en-US", cookie),
  ]);
  const { fakename, balance_main, balance_bonus, balance_betting_bonus } = account.data;
  const balances = { Main: balance_main, Bonus: balance_bonus, "Betting bonus": balance_betting_bonus };
  return {
    name: fakename,
    balances: Object.entries(balances).map(([label, money]) => ({ label, amount: moneyText(money) })),
    level: loyalty.data.levels.find(({ is_current }) => is_current)?.name ?? "",
    unread: notices.data.length,
    likes: likes.data,
    spins: Object.fromEntries(
      spins.data.items.map(({ game, remaining_count }) => [game.sysname, remaining_count]),
    ),
  };
}

/** The address of a category's first games. */
export function gamesAddress(category: string, count: number): string {
  const options = JSON.stringify({ category, count, offset: 0, sort: "priority" });
  return `/api/games.get?${new URLSearchParams({ options, locale: "en-US" })}`;
}

/** Games as the page's cards show them. */
export function cardsOf({ items }: Games, providers: Named[]): Game[] {
  const names = new Map(providers.map(({ sysname, name }) => [sysname, name]));
  return items.map((game) => ({
    sysname: game.sysname,
    name: game.description?.name ?? game.name,
    image: game.image_url,
    provider: names.get(game.provider) ?? game.provider,
    badge: ["jackpot", "new", "top"].find((tag) => game.tags.includes(tag)),
    hasDemo: game.extra.has_demo,
  }));
}

/** An amount as the pages show it. */
export const moneyText = ({ amount, currency }: Money): string => `${currency} ${amount}`;

const named = ({ sysname, name }: Named): Named => ({ sysname, name });

function linksOf(items: CommonData["attributes"]["menuLinks"]): MenuLink[] {
  return items
    .filter(({ visibility }) => visibility === "all" || visibility === "visitor")
    .map(({ title, url }) => ({ title, url }));
}
