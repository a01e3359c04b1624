import { z } from "zod";
import { MarketFields } from "../../app/market/market-file";
import type { JsonSchema } from "../openapi/json-schema";
import { exampleMarkets } from "./examples";

export const schemaPath = new URL("../../markets/market.schema.json", import.meta.url);

/** The JSON Schema of a market's file, for editors. A field without an example takes the value of an example file. */
export function marketSchema(): JsonSchema {
  const schema = z.toJSONSchema(MarketFields, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === "array") jsonSchema.uniqueItems = true;
    },
  }) as JsonSchema;
  const files = exampleMarkets().map(({ text }) => text);
  for (const [path, node] of fieldsOf(schema)) {
    const [found] = files.flatMap((file) => valuesAt(file, path));
    if (!node.examples && found !== undefined && !node.properties && !node.items?.properties)
      node.examples = [found];
  }
  return { ...schema, description: "The rules of one market (docs/markets.md#the-fields)." };
}

export function schemaText(): string {
  return `${JSON.stringify(marketSchema(), null, 2)}\n`;
}

type Field = readonly [path: readonly string[], node: JsonSchema, isRequired: boolean];

/** Each field with its path, where `*` stands for the entries of a list, and whether its object requires it. */
export function fieldsOf(node: JsonSchema, path: readonly string[] = []): Field[] {
  const branches = node.anyOf?.flatMap((branch) => (branch.properties ? fieldsOf(branch, path) : [])) ?? [];
  const own = Object.entries(node.properties ?? {}).flatMap(([name, inner]): Field[] => [
    [[...path, name], inner, node.required?.includes(name) ?? false],
    ...fieldsOf(inner, [...path, name]),
  ]);
  return [...branches, ...own, ...(node.items ? fieldsOf(node.items, [...path, "*"]) : [])];
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return value === null || value === undefined ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  if (step === "*") return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [];
  return valuesAt((value as Record<string, unknown>)[step], rest);
}
