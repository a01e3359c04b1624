import { code, tableOf } from "../markdown";
import type { JsonSchema } from "../openapi/json-schema";
import { fieldsOf, marketSchema } from "./schema";

/** The guide's list of fields, made from the schema. */
export function fieldsText(): string {
  return tableOf(
    ["Field", "Takes", "Meaning"],
    fieldsOf(marketSchema()).map(([path, node, isRequired]) => [
      code(path.join(".").replaceAll(".*", "[]")),
      `${isRequired ? "required: " : ""}${takes(node)}`,
      node.description ?? "",
    ]),
  );
}

/** What a field takes, in few words: enumerations in full, anything else by an example. */
function takes(node: JsonSchema): string {
  const { anyOf, items, type } = node;
  const given = node.default === undefined ? "" : `; default ${quoted(node.default)}`;
  if (node.enum) return node.enum.map(code).join(", ") + given;
  if (type === "array")
    return (
      (items?.properties
        ? "a list of objects"
        : `a list of ${takes({ ...items, examples: examplesIn(node) })}`) + given
    );
  if (type === "boolean") return `true or false${given}`;
  if (type === "integer" || type === "number")
    return `a number${node.maximum === undefined ? "" : ` from ${node.minimum ?? "above 0"} to ${node.maximum}`}`;
  if (anyOf?.some((branch) => branch.enum?.[0]?.startsWith("market."))) return "texts by locale, or a key";
  const [example] = node.examples ?? [];
  if (node.properties || anyOf?.some(({ properties }) => properties)) return "an object";
  return example === undefined ? "a text" : quoted(example);
}

/** Entries of the first example of a list. */
function examplesIn({ examples: [list] = [] }: JsonSchema): unknown[] {
  return Array.isArray(list) ? list : [];
}

const quoted = (value: unknown) => code(JSON.stringify(value));
