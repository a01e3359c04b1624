import { code, tableOf } from "../markdown";
import type { JsonSchema } from "../openapi/json-schema";

// JSON schemas as short text for Markdown tables: `Money`, `list of Game`, `{ fields }`, literals in code.

const COMPONENT = "#/components/schemas/";
const PAGE = ["items", "offset", "limit", "total"];

/** Link to the fields of a named type. */
export const linkTo = (name: string) => `[${name}](5-entities.md#${name.toLowerCase()})`;

const words = (values: unknown[]) => values.map((value) => code(JSON.stringify(value))).join(" | ");

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const names = Object.keys(properties);
  if (names.join() === PAGE.join()) return `page of ${typeText(properties.items?.items ?? {})}`;
  if (names.length === 0) {
    const member = typeof additionalProperties === "object" ? typeText(additionalProperties) : "anything";
    return `map of ${member}`;
  }
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${code(`${name}${required.includes(name) ? "" : "?"}`)} ${typeText(schema)}`,
  );
  return `{ ${fields.join(", ")} }`;
}

function boundsText({ pattern, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const notes = [
    pattern === undefined ? [] : code(`/${pattern}/`),
    minLength !== undefined && minLength > 1 ? `${minLength} characters or more` : [],
    maxLength !== undefined ? `${maxLength} characters at most` : [],
    minimum !== undefined && minimum > 0 ? `${minimum} or more` : [],
    maximum !== undefined ? `${maximum} at most` : [],
  ].flat();
  return notes.length > 0 ? ` (${notes.join(", ")})` : "";
}

/** A type as one line of Markdown. */
export function typeText(schema: JsonSchema): string {
  const { $ref, const: only, enum: values, anyOf, oneOf, type, items } = schema;
  const known = schema["x-values"];
  const choices = anyOf ?? oneOf;
  if ($ref) return linkTo($ref.slice(COMPONENT.length));
  if (only !== undefined) return words([only]);
  if (values) return words(values);
  if (Array.isArray(known)) return words(known);
  if (choices) return [...new Set(choices.map(typeText))].join(" | ");
  if (Array.isArray(type)) return type.join(" | ");
  if (type === "array") return `list of ${typeText(items ?? {})}`;
  if (type === "object") return objectText(schema);
  if (schema.format) return `${type}, ${schema.format} of ISO 8601`;
  return `${type ?? "anything"}${boundsText(schema)}`;
}

/** A named type: a table of its fields, or its definition when it has none. */
export function entityText(name: string, schema: JsonSchema): string {
  const variants = (schema.anyOf ?? schema.oneOf)?.flatMap((variant) => variant.oneOf ?? [variant]);
  return `### ${name}\n\n${variants ? variantsText(variants) : fieldsText(schema)}`;
}

const variantsText = (variants: JsonSchema[]) =>
  variants.length > 1 && variants.every(({ properties }) => properties)
    ? `One of:\n\n${variants.map((variant) => `- ${typeText(variant)}`).join("\n")}`
    : [...new Set(variants.map(typeText))].join(" | ");

/** Nested fields get rows of their own: `extra.rtp`, `levels[].name`. */
function rowsOf({ properties = {}, required = [] }: JsonSchema, prefix = ""): string[][] {
  return Object.entries(properties).flatMap(([field, member]) => {
    const name = `${prefix}${field}`;
    const note = [required.includes(field) ? "required" : defaultText(member), fallbackText(member)]
      .filter(Boolean)
      .join("; ");
    if (member.properties) {
      return [[code(name), "object", note], ...rowsOf(member, `${name}.`)];
    }
    if (member.items?.properties) {
      return [[code(name), "list", note], ...rowsOf(member.items, `${name}[].`)];
    }
    return [[code(name), typeText(member), note]];
  });
}

function fieldsText(schema: JsonSchema): string {
  return schema.properties ? tableOf(["Field", "Type", ""], rowsOf(schema)) : typeText(schema);
}

/** What a field counts as where it is missing or wrong. */
function fallbackText({ "x-fallback": value }: JsonSchema): string {
  if (value === undefined) return "";
  return value === null ? "else: not known" : `else: ${code(JSON.stringify(value))}`;
}

/** The default of an absent field. */
function defaultText({ default: value }: JsonSchema): string {
  const isShown = value !== undefined && (typeof value !== "object" || value === null);
  return isShown ? `absent: ${code(JSON.stringify(value))}` : "";
}
