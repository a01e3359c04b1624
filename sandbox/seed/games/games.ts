import { defaultSettings } from "../../settings";
import { hash, randomFor } from "../../world/random";
import { type GameAnchor, gameAnchors } from "./game-anchors";
import { type SceneName, suffixes, type Theme, themes } from "./game-names";
import { type GameType, type Provider, plantProviders } from "./providers";

/** A game as docs/contract.md#5 shows it. */
export interface Game {
  sysname: string;
  name: string;
  provider: string;
  type: GameType;
  image_url: string;
  tags: string[];
  extra: {
    has_demo: boolean;
    is_mobile: boolean;
    is_desktop: boolean;
    priority: number;
    rtp?: string;
    volatility?: string;
    custom_id?: string;
    vendor?: string;
    jackpot_id?: number;
    min_bet?: { amount: string; currency: string };
    max_bet?: { amount: string; currency: string };
  };
  description?: { name?: string; img_288_192?: string };
}

/** A game with what the platform knows of it and does not show. */
export interface CatalogueGame {
  shown: Game;
  scene: SceneName;
  categories: string[];
  tournaments: number[];
  blockedIn: string[];
  popularity: number;
  /** Higher is newer. */
  newness: number;
  searchText: string;
  launchRefusal?: GameAnchor["launchRefusal"];
}

const typeShares: [GameType, number][] = [
  ["slot", 0.64],
  ["live", 0.12],
  ["casino", 0.12],
  ["fast", 0.12],
];

/** The whole catalogue in the order of `priority`; `count` includes the anchors. */
export function seedGames(
  count: number,
  base: string,
  providers: readonly Provider[] = plantProviders(defaultSettings.providers),
): CatalogueGame[] {
  const random = randomFor("games");
  const makers = makersByType(providers);
  const anchorAt = new Map(gameAnchors.map((anchor) => [anchor.priority, anchor]));
  const names = new Set(gameAnchors.map((anchor) => anchor.name));
  const games: CatalogueGame[] = [];
  let fillers = Math.max(0, count - gameAnchors.length);
  for (let priority = 1; fillers > 0 || anchorAt.has(priority); priority++) {
    const anchor = anchorAt.get(priority);
    if (anchor) games.push(anchorGame(anchor, providers, base));
    else {
      games.push(fillerGame(random, priority, { names, makers, base }));
      fillers--;
    }
  }
  for (const anchor of gameAnchors) {
    if (!games.some((game) => game.shown.sysname === anchor.sysname)) {
      games.push(anchorGame(anchor, providers, base));
    }
  }
  assignJackpots(games);
  assignTournaments(games);
  return games;
}

interface Ground {
  names: Set<string>;
  makers: ReturnType<typeof makersByType>;
  base: string;
}

function fillerGame(
  random: ReturnType<typeof randomFor>,
  priority: number,
  { names, makers, base }: Ground,
): CatalogueGame {
  const type = typeByShare(random.next());
  const theme = random.pick(themes.filter((candidate) => candidate.type === type));
  const name = freshName(random, theme, names);
  const provider = random.pick(makers[type]);
  const isNew = random.chance(0.09);
  const isTop = priority < 24 ? random.chance(0.5) : random.chance(0.05);
  const sysname = sysnameOf(name);
  return catalogueGame({
    name,
    provider,
    scene: theme.scene,
    popularity: random.int(1, 100_000),
    newness: isNew ? 100_000 + random.int(0, 9999) : random.int(0, 99_999),
    base,
    shown: {
      sysname,
      name,
      provider: provider.sysname,
      type,
      image_url: `${base}/img/g/${sysname}.webp`,
      tags: [...(isNew ? ["new"] : []), ...(isTop ? ["top"] : [])],
      extra: {
        has_demo: type !== "live" && random.chance(0.92),
        is_mobile: random.chance(0.97),
        is_desktop: true,
        priority,
        ...(type === "live" ? {} : { rtp: `${random.int(94, 97)}.${random.int(10, 99)}` }),
        ...(type === "slot" ? { volatility: random.pick(["low", "medium", "high"]) } : {}),
        min_bet: { amount: random.pick(["0.10", "0.20", "0.50"]), currency: "EUR" },
        max_bet: { amount: random.pick(["50.00", "100.00", "500.00"]), currency: "EUR" },
      },
    },
  });
}

function anchorGame(anchor: GameAnchor, providers: readonly Provider[], base: string): CatalogueGame {
  const provider = providers.find((candidate) => candidate.sysname === anchor.provider) as Provider;
  return {
    ...catalogueGame({
      name: anchor.name,
      provider,
      scene: anchor.scene,
      // Games that refuse to launch come last, so that nobody opens one by chance.
      popularity: anchor.launchRefusal ? 0 : 100_000 - anchor.priority,
      newness: anchor.tags?.includes("new") ? 110_000 - anchor.priority : hash(anchor.sysname) % 90_000,
      base,
      shown: {
        sysname: anchor.sysname,
        name: anchor.name,
        provider: anchor.provider,
        type: anchor.type,
        image_url: `${base}/img/g/${anchor.sysname}.webp`,
        tags: anchor.tags ?? [],
        extra: {
          has_demo: anchor.hasDemo ?? true,
          is_mobile: true,
          is_desktop: true,
          priority: anchor.priority,
          ...(anchor.type === "slot" ? { rtp: "96.20", volatility: "medium" } : {}),
          ...(anchor.customId ? { custom_id: anchor.customId } : {}),
        },
        ...(anchor.overrideName
          ? {
              description: {
                name: anchor.overrideName,
                img_288_192: `${base}/img/g/288/${anchor.sysname}.webp`,
              },
            }
          : {}),
      },
    }),
    ...(anchor.category ? { categories: [anchor.category] } : {}),
    ...(anchor.launchRefusal ? { launchRefusal: anchor.launchRefusal } : {}),
  };
}

interface Draft {
  shown: Game;
  name: string;
  provider: Provider;
  scene: SceneName;
  popularity: number;
  newness: number;
  base: string;
}

function catalogueGame({ shown, name, provider, scene, popularity, newness }: Draft): CatalogueGame {
  return {
    shown,
    scene,
    popularity,
    newness,
    categories: [
      { slot: "slots", live: "live", casino: "table", fast: "fast" }[shown.type],
      ...(shown.tags.includes("new") ? ["new"] : []),
      ...(shown.tags.includes("top") ? ["popular"] : []),
    ],
    tournaments: [],
    blockedIn: provider.blockedIn ?? [],
    searchText: searchable(`${name}\n${shown.description?.name ?? ""}\n${provider.name}`),
  };
}

/** Case and accents never matter to a search (docs/contract.md#d98). */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

function typeByShare(share: number): GameType {
  let reached = 0;
  return (
    typeShares.find(([, part]) => {
      reached += part;
      return share < reached;
    })?.[0] ?? "slot"
  );
}

function makersByType(providers: readonly Provider[]): Record<GameType, Provider[]> {
  const makersOf = (type: GameType) =>
    providers.filter((provider) => provider.types.includes(type) && provider.sysname !== "digitan-sports");
  return {
    casino: makersOf("casino"),
    slot: makersOf("slot"),
    live: makersOf("live"),
    fast: makersOf("fast"),
  };
}

function freshName(random: ReturnType<typeof randomFor>, theme: Theme, names: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const [first, second] = [random.pick(theme.firsts), random.pick(theme.seconds)];
    const suffix = suffixes[Math.min(suffixes.length - 1, Math.floor(attempt / 4))] ?? "";
    const overflow = attempt > suffixes.length * 4 ? String(names.size) : "";
    const name = [first, second, suffix, overflow].filter(Boolean).join(" ");
    if (first === second.replace(/s$/, "") || names.has(name)) continue;
    names.add(name);
    return name;
  }
}

function sysnameOf(name: string): string {
  return searchable(name)
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** One slot in eleven feeds a jackpot, in turn. */
function assignJackpots(games: CatalogueGame[]): void {
  const slots = games.filter((game) => game.shown.type === "slot" && !game.shown.extra.custom_id);
  slots
    .filter((_, index) => index % 11 === 4)
    .forEach((game, index) => {
      game.shown.extra.jackpot_id = (index % 4) + 1;
      game.shown.tags.push("jackpot");
      game.categories.push("jackpots");
    });
}

/** Tournament 3 is the one with 30 games (three pages of 12); the others have between 8 and 20. */
function assignTournaments(games: CatalogueGame[]): void {
  const slots = games.filter((game) => game.shown.type === "slot");
  for (let id = 1; id <= 43; id++) {
    const random = randomFor(`tournament-games-${id}`);
    for (const game of random.sample(slots, id === 3 ? 30 : random.int(8, 20))) game.tournaments.push(id);
  }
}
