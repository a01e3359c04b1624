import { expect, it } from "vitest";
import { GameCategorySchema, GameProviderSchema, GameRefSchema, GameSchema } from "./entities/games";
import { examples } from "./testing/contract-examples";

const [game] = (examples["games.get"].full as { items: object[] }).items;
const [category] = examples["games.getCategories"].full as object[];
const [provider] = examples["games.getProviders"].full as object[];

it.each([
  ["a game", GameSchema, game],
  ["a game that is referred to", GameRefSchema, game],
  ["a category", GameCategorySchema, category],
  ["a provider", GameProviderSchema, provider],
])("%s without a name is called by its sysname", (_, schema, example) => {
  for (const name of ["", " "])
    expect(schema.parse({ ...example, sysname: "the-one", name }).name).toBe("the-one");
  expect(schema.parse({ ...example, sysname: "the-one", name: "Uno" }).name).toBe("Uno");
});
