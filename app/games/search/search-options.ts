import type { Translate } from "~/i18n/translator";
import { paths } from "~/paths";
import type { GameSummary } from "../game-summary";
import type { ProviderLink } from "../games.server";
import type { SearchStart } from "./search.server";
import type { Suggestions } from "./suggestions.server";
import type { Search } from "./use-search";

/** A link in the search results. */
export interface SearchOption {
  key: string;
  /** Without locale prefix. */
  path: string;
  name: string;
  note?: string;
  /** Absent on the link to all results. */
  picture?: { preset: "thumb" | "mark"; src: string | undefined };
}

export interface OptionGroup {
  label: string;
  options: SearchOption[];
}

/** The options below the field: results, suggestions, or popular games. */
export function optionGroups(t: Translate, { answer }: Search, { popular }: SearchStart): OptionGroup[] {
  if (!answer) return groupsWithOptions([{ label: t("search.popular"), options: popular.map(gameOption) }]);
  const { search, games, total, providers, suggestions } = answer;
  if (suggestions) return groupsWithOptions([suggestionGroup(t, suggestions)]);
  const all = { key: "all", path: paths.gameHall({ search }), name: t("search.all", { count: total }) };
  return groupsWithOptions([
    { label: t("search.games"), options: [...games.map(gameOption), ...(total > games.length ? [all] : [])] },
    { label: t("search.providers"), options: providers.map((provider) => providerOption(t, provider)) },
  ]);
}

function suggestionGroup(t: Translate, { near, games }: Suggestions): OptionGroup {
  const label = near ? t("search.near", { search: near }) : t("search.popular");
  return { label, options: games.map(gameOption) };
}

function gameOption({ sysname, name, provider, image }: GameSummary): SearchOption {
  const picture = { preset: "thumb", src: image } as const;
  return { key: `game ${sysname}`, path: paths.game(sysname), name, note: provider, picture };
}

function providerOption(t: Translate, { sysname, name, image }: ProviderLink): SearchOption {
  const path = paths.gameHall({ providers: sysname });
  const picture = { preset: "mark", src: image } as const;
  return { key: `provider ${sysname}`, path, name, note: t("search.providerGames"), picture };
}

function groupsWithOptions(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
