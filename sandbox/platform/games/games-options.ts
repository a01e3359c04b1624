import type { CatalogueGame } from "../../seed/games/games";
import { type Parameters, textOf, wrongFormat } from "../protocol/parameters";

/** docs/contract.md#3.7. */
export interface GamesOptions {
  category?: string;
  providers?: string[];
  types?: string[];
  tags?: string[];
  sysnames?: string[];
  search?: string;
  tournament_id?: number;
  jackpot_id?: number;
  fields?: string[];
  sort?: string;
  offset: number;
  count: number;
}

const listLimit = 300;
const names = new Intl.Collator("en");

export const sortKeys: Record<string, (one: CatalogueGame, other: CatalogueGame) => number> = {
  priority: (one, other) => one.shown.extra.priority - other.shown.extra.priority,
  name: (one, other) => names.compare(one.shown.name, other.shown.name),
  created_at: (one, other) => one.newness - other.newness,
  popularity: (one, other) => one.popularity - other.popularity,
};

const text = (value: unknown) => typeof value === "string";
const texts = (value: unknown) => Array.isArray(value) && value.length <= listLimit && value.every(text);
const whole = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const sort = (value: unknown) =>
  typeof value === "string" &&
  value.split(",").every((part) => Object.hasOwn(sortKeys, part.replace(/^-/, "")));

const shape: Record<string, (value: unknown) => boolean> = {
  category: text,
  providers: texts,
  types: texts,
  tags: texts,
  sysnames: texts,
  search: text,
  tournament_id: whole,
  jackpot_id: whole,
  fields: texts,
  sort,
  offset: whole,
  count: whole,
};

/** The JSON text of `options`, its keys sorted (docs/contract.md#d53); anything else is refused. */
export function readGamesOptions(parameters: Parameters): GamesOptions {
  const json = textOf(parameters, "options");
  const given = json === undefined ? {} : parseObject(json);
  const keys = Object.keys(given);
  const isSorted = keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key);
  const fits = keys.every((key) => given[key] === null || shape[key]?.(given[key]));
  if (!isSorted || !fits) throw wrongFormat("options");
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return { offset: 0, count: 10, ...present };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Not JSON: refused below like any other wrong value.
  }
  throw wrongFormat("options");
}
