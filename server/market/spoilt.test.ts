import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { MarketFileSchema } from "../../app/market/file/rules";
import { places } from "../../app/market/file/values";
import type { MarketFile } from "../../app/market/market-file";
import { viewOf } from "../../app/market/place.server";
import { exampleMarkets, exampleNames } from "../../scripts/markets/examples";
import { marketSchema } from "../../scripts/markets/schema";
import type { JsonSchema } from "../../scripts/openapi/json-schema";
import { isDay } from "../../tests/support/by-day";
import { parseSource, readSource, SettingsFileError } from "../settings-file";
import { requirementsOf } from "./requirements";

// Each field of each example is spoilt in each way that its type knows. Either the file is refused and the field named,
// or the site is the one of a file that says just that: there is no third end.

type Path = readonly string[];
type Json = unknown;

interface Spoiling {
  how: string;
  /** Undefined: the field is taken away. */
  value: Json;
  /** `refused`: has to be; `either`: may be what the file means. */
  end: "refused" | "either";
}

const OTHER_CASE = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());
const refused = (how: string, value: Json): Spoiling => ({ how, value, end: "refused" });
const either = (how: string, value: Json): Spoiling => ({ how, value, end: "either" });

function textSpoilings(text: string, { maxLength, enum: names }: JsonSchema): Spoiling[] {
  const inCase = OTHER_CASE(text);
  return [
    refused("empty", ""),
    refused("a space", " "),
    refused("a space after it", `${text} `),
    refused("a number", 5),
    refused("an object", {}),
    refused("10 kB", text + "x".repeat(10_000)),
    refused("markup", `${text}<b>!</b>`),
    refused("a mark of direction", `\u202e${text}`),
    refused("a control character", `${text}\u0007`),
    ...(maxLength
      ? [refused("one too long", "x".repeat(maxLength + 1)), either("the longest", "x".repeat(maxLength))]
      : []),
    ...(names ? [refused("an unknown name", "nobody-knows-it")] : []),
    ...(inCase === text ? [] : [names ? refused("other case", inCase) : either("other case", inCase)]),
  ];
}

function numberSpoilings(value: number, node: JsonSchema): Spoiling[] {
  const { exclusiveMinimum, maximum, minimum, type } = node;
  return [
    refused("a text", String(value)),
    refused("true", true),
    ...(minimum === undefined ? [] : [refused("below the least", minimum - 1), either("the least", minimum)]),
    ...(exclusiveMinimum === undefined ? [] : [refused("the bound", exclusiveMinimum)]),
    ...(maximum === undefined ? [] : [refused("above the most", maximum + 1), either("the most", maximum)]),
    ...(type === "integer" ? [refused("a fraction", value + 0.5)] : []),
  ];
}

function spoilingsOf(value: Json, node: JsonSchema): Spoiling[] {
  if (typeof value === "string") return textSpoilings(value, node);
  if (typeof value === "number") return numberSpoilings(value, node);
  if (typeof value === "boolean")
    return [refused("a text", String(value)), refused("a number", Number(value))];
  if (Array.isArray(value))
    return [
      refused("a text", "x"),
      refused("an object", {}),
      node.minItems ? refused("empty", []) : either("empty", []),
      ...(value.length > 0 ? [refused("twice the same", [...value, value[0]])] : []),
    ];
  return [refused("a list", []), refused("a text", "\u0000")];
}

type Visit = (path: Path, spoilings: Spoiling[]) => void;

/** Visits each field and each entry of a list with the ways to spoil it. */
function walk(value: Json, node: JsonSchema, path: Path, visit: Visit): void {
  const shape = shapeOf(value, node);
  const isNullable = node.anyOf?.some(({ type }) => type === "null") ?? false;
  if (path.length > 0) visit(path, [{ ...either("null", null), end: isNullable ? "either" : "refused" }]);
  if (value === null) return;
  if (path.length > 0) visit(path, spoilingsOf(value, shape));
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      walk(entry, shape.items ?? {}, [...path, String(index)], visit);
  } else if (typeof value === "object") {
    if (shape.properties) visit([...path, "nobodyKnowsIt"], [refused("an unknown field", 1)]);
    for (const [name, inner] of Object.entries(value)) {
      const isRequired = shape.required?.includes(name) ?? false;
      visit([...path, name], [isRequired ? refused("absent", undefined) : either("absent", undefined)]);
      walk(inner, shape.properties?.[name] ?? Object(shape.additionalProperties), [...path, name], visit);
    }
  }
}

/** Of a choice of shapes, the one that a value has. A name beside a pattern is any text. */
function shapeOf(value: Json, node: JsonSchema): JsonSchema {
  const wanted = typeof value === "string" ? "string" : "object";
  const [fitting = node, ...others] = node.anyOf?.filter(({ type }) => type === wanted) ?? [];
  return others.length > 0 ? { type: wanted } : fitting;
}

function withAt(value: Json, [step = "", ...rest]: Path, put: Json): Json {
  if (Array.isArray(value)) {
    const list = [...value];
    list[Number(step)] = rest.length > 0 ? withAt(list[Number(step)], rest, put) : put;
    return list;
  }
  const { [step]: inner, ...others } = value as Record<string, Json>;
  const next = rest.length > 0 ? withAt(inner, rest, put) : put;
  return next === undefined ? others : { ...others, [step]: next };
}

function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>((at, step) => (at as Record<string, Json> | undefined)?.[step], value);
}

function read(file: Json): { file: MarketFile } | { lines: readonly string[] } {
  try {
    return { file: parseSource(readSource(Buffer.from(JSON.stringify(file))), MarketFileSchema) };
  } catch (error) {
    if (error instanceof SettingsFileError) return { lines: error.lines };
    throw error;
  }
}

/** What pages show of a file, in its languages and in others. */
function pagesOf(file: MarketFile): string {
  const speakers = ["en-US", "da-DK", "ar"].map((code) => ({
    basename: "",
    locale: { code },
    t: (key: string) => key,
  }));
  return JSON.stringify([
    speakers.map((speaker) => places.map((place) => viewOf(file, place, speaker))),
    requirementsOf(file),
  ]);
}

const examples = exampleMarkets();
const names = exampleNames();

it.each(isDay ? ["DE", "DK", "GB"] : names)(
  "%s, spoilt field by field, is refused by the field's name or says just that",
  (name) => {
    const { text, file } = examples[names.indexOf(name)] ?? {};
    if (!file) throw new Error(`no example ${name}`);
    const ends = { refused: 0, valid: 0 };
    const third: string[] = [];
    walk(text, marketSchema(), [], (path, spoilings) => {
      const field = path.join(".");
      for (const { how, value, end } of spoilings) {
        const result = read(withAt(text, path, value));
        if ("lines" in result) {
          ends.refused += 1;
          const isNamed = result.lines.some(
            (line) => line.includes(field) || field.startsWith(`${line.split(" ", 1)[0]}.`),
          );
          if (!isNamed) third.push(`${field} (${how}) is refused without its name: ${result.lines[0]}`);
        } else if (end === "refused") third.push(`${field} (${how}) is taken`);
        else {
          ends.valid += 1;
          const valid = valueAt(result.file, path);
          if (value !== undefined && !isDeepStrictEqual(valid, value))
            third.push(`${field} (${how}) became ${valid}`);
          if (!isDeepStrictEqual(withAt(result.file, path, undefined), withAt(file, path, undefined)))
            third.push(`${field} (${how}) changes another field`);
          if (/\{\w+\}|undefined|NaN/.test(pagesOf(result.file)))
            third.push(`${field} (${how}) shows on pages`);
        }
      }
    });
    expect(third).toEqual([]);
    expect(ends.refused).toBeGreaterThan(600);
    expect(ends.valid).toBeGreaterThan(30);
  },
);

it.each([
  ["a name that is none", '"__proto__": {"by": "x", "on": "2026-01-01"}', "duties.__proto__ is unknown"],
  [
    "a name of every object",
    '"constructor": {"by": "x"}',
    "duties.constructor.on is missing: it must be a day",
  ],
  [
    "a name twice",
    '"a": {"by": "x", "on": "2026-01-01"}, "a": {"by": "y", "on": "2026-01-01"}',
    "duties.a is there twice",
  ],
])("%s is refused", (_, inside, line) => {
  const text = JSON.stringify(examples[0]?.text).replace('"duties":{', `"duties":{${inside}`);
  expect(() => parseSource(readSource(Buffer.from(text)), MarketFileSchema)).toThrow(line);
});

it("what is nested without end is no JSON", () => {
  expect(() => readSource(Buffer.from("[".repeat(60_000)))).toThrow("it is no JSON");
  expect(() => readSource(Buffer.from("[".repeat(30_000) + "]".repeat(30_000)))).toThrow("it is no JSON");
});
