import type { Translate } from "~/i18n/translator";
import { paths } from "~/routing/paths";
import type { IconName } from "~/ui/icons/icon-names";
import type { GameSummary } from "../game-summary";
import type { ProviderLink } from "../games.server";
import type { Place } from "./places.server";
import type { SearchStart } from "./search.server";
import { type MatchedName, markName, matchName } from "./search-text";
import type { Search } from "./use-search";

/** A link in the search results. */
export interface SearchOption {
  key: string;
  /** Without locale prefix. */
  path: string;
  /** Parted where it has what was typed. */
  name: string | MatchedName;
  note?: string | MatchedName;
  /** Absent on pages, and on the link to all results. */
  picture?: { preset: "card" | "thumb" | "mark"; src: string | undefined };
  /** In place of a picture. */
  icon?: IconName;
}

export interface OptionGroup {
  label: string;
  options: SearchOption[];
  /** Shown as cards in a grid: what one begins with. Else one below the other. */
  areCards?: boolean;
}

/** Cards in a line of a wide screen, and in two of a phone. */
const LINE = 6;
const PLACES_SHOWN = 6;
const PLACES_TO_BEGIN = 12;
const GAMES_SHOWN = 8;
const PROVIDERS_SHOWN = 4;

/** The options below the field: games to begin with, else results or suggestions. */
export function optionGroups(t: Translate, search: Search, start: SearchStart): OptionGroup[] {
  const groups = search.search ? results(t, search, start) : beginning(t, start);
  return groups.filter(({ options }) => options.length > 0);
}

function beginning(t: Translate, { played, popular, places }: SearchStart): OptionGroup[] {
  const isPlayed = new Set(played.map(({ sysname }) => sysname));
  const others = popular.filter(({ sysname }) => !isPlayed.has(sysname));
  const shown = others.slice(0, played.length > 0 ? LINE : undefined);
  // Without games there are still pages.
  const pages = popular.length === 0 ? places.slice(0, PLACES_TO_BEGIN) : [];
  return [
    { label: t("search.played"), options: played.map(gameCard), areCards: true },
    { label: t("search.popular"), options: shown.map(gameCard), areCards: true },
    { label: t("search.places"), options: pages.map((place) => placeOption(place)) },
  ];
}

/** What the server has found; until it answers, what of it and of what is here fits what is typed. */
function results(t: Translate, { search, state, answer }: Search, start: SearchStart): OptionGroup[] {
  const has = (name: string) => matchName(name, search) !== null;
  const places = placesFor(search, start.places).slice(0, PLACES_SHOWN);
  const placeGroup = {
    label: t("search.places"),
    options: places.map((place) => placeOption(place, search)),
  };
  if (state === "found" && answer?.suggestions) {
    // Who looks for the limits is not offered games that sound like them.
    if (places.length > 0) return [placeGroup];
    const { near, games } = answer.suggestions;
    const label = near ? t("search.near", { search: near }) : t("search.popular");
    return [placeGroup, { label, options: games.map((game) => gameOption(game, search)) }];
  }
  const isAnswered = state === "found" && answer;
  const games = isAnswered
    ? answer.games
    : unique([...(answer?.games ?? []), ...start.played, ...start.popular])
        .filter(({ name, provider }) => has(name) || has(provider))
        .slice(0, GAMES_SHOWN);
  const providers = isAnswered
    ? answer.providers
    : start.providers.filter(({ name }) => has(name)).slice(0, PROVIDERS_SHOWN);
  const all = isAnswered &&
    answer.total > games.length && {
      key: "all",
      path: paths.gameHall({ search }),
      name: t("search.all", { count: answer.total }),
      icon: "search" as const,
    };
  const gameGroup = {
    label: t("search.games"),
    options: [...games.map((game) => gameOption(game, search)), ...(all ? [all] : [])],
  };
  const providerGroup = {
    label: t("search.providers"),
    options: providers.map((provider) => providerOption(t, provider, search)),
  };
  return [gameGroup, placeGroup, providerGroup];
}

/** Words of pages end as their language bends them, while one looks for the thing: "depósito" is "Depositar". */
const ENDING = 2;
const STEM = 5;

/** Pages whose names have what is typed, then those that have what it begins with. */
export function placesFor(search: string, places: readonly Place[]): Place[] {
  const stem = search.length - ENDING < STEM ? search : search.slice(0, -ENDING);
  return [search, stem].flatMap((part, at) =>
    places.filter(({ name }) => matchName(name, part) && (at === 0 || !matchName(name, search))),
  );
}

/** As `gamePath()`, whose file payment pages, over which the dialog opens too, are not to load. */
const pathOf = ({ sysname, isSportsbook }: GameSummary) =>
  isSportsbook ? paths.betting() : paths.game(sysname);

function gameCard(game: GameSummary): SearchOption {
  const picture = { preset: "card", src: game.image } as const;
  return { key: `game ${game.sysname}`, path: pathOf(game), name: game.name, note: game.provider, picture };
}

function placeOption({ path, name, icon }: Place, search = ""): SearchOption {
  return { key: `${path} ${name}`, path, name: markName(name, search), icon };
}

function gameOption(game: GameSummary, search: string): SearchOption {
  const picture = { preset: "thumb", src: game.image } as const;
  const named = { name: markName(game.name, search), note: markName(game.provider, search) };
  return { key: `game ${game.sysname}`, path: pathOf(game), ...named, picture };
}

function providerOption(t: Translate, { sysname, name, image }: ProviderLink, search: string): SearchOption {
  const path = paths.gameHall({ providers: sysname });
  const picture = { preset: "mark", src: image } as const;
  const note = t("search.providerGames");
  return { key: `provider ${sysname}`, path, name: markName(name, search), note, picture };
}

function unique(games: readonly GameSummary[]): GameSummary[] {
  return [...new Map(games.map((game) => [game.sysname, game])).values()];
}
