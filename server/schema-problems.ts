import type { z } from "zod";
import { nearestName } from "./nearest-name";

/** What is wrong with a value by its schema, and where. */
interface Problem {
  path: PropertyKey[];
  message: string;
}

type Issue = z.core.$ZodIssue;

/** Of a schema what names its keys. */
interface Named {
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  keyType?: z.core.$ZodType;
}

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  record: "an object",
  string: "a text",
};

/** What is counted of a value that is no number. */
const counted: Readonly<Record<string, string>> = { array: "entries", string: "characters" };
const bounded = (bound: string, { origin }: { origin: string }) =>
  counted[origin] ? `must have ${bound} ${counted[origin]}` : `must be ${bound}`;

/** Plain words for problems of schemas without a message of their own. An unknown name lists the known ones. */
const plainWords: z.core.$ZodErrorMap = ({ inst, ...issue }) => {
  const { shape = {}, keyType } = (inst as { def?: Named } | undefined)?.def ?? {};
  switch (issue.code) {
    case "unrecognized_keys":
      return [...Object.keys(shape), ...(keyType?._zod.values ?? [])].join(" ");
    case "invalid_type": {
      const needed = Object.entries(shape).flatMap(([name, one]) => (one._zod.optin ? [] : name));
      const what = kinds[issue.expected] ?? "an object";
      return `must be ${what}${needed.length > 0 ? ` with ${needed.join(", ")}` : ""}`;
    }
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    case "too_small":
      return bounded(`at least ${issue.minimum}`, issue);
    case "too_big":
      return bounded(`at most ${issue.maximum}`, issue);
    default:
      return undefined;
  }
};

/** What is wrong with a value: what is required, what is there, and what may be meant. */
export function schemaProblems<T extends z.ZodType>(
  value: unknown,
  schema: T,
): { data: z.output<T> } | { problems: Problem[] } {
  const result = schema.safeParse(value, { error: plainWords });
  if (result.success) return { data: result.data };
  return { problems: result.error.issues.flatMap((issue) => problemsOf(issue, value, [])) };
}

/** Of a choice of shapes, what is wrong with the one that the value comes nearest to. */
function problemsOf(issue: Issue, value: unknown, outer: PropertyKey[]): Problem[] {
  const path = [...outer, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    const known = issue.message.split(" ");
    return issue.keys.map((key) => ({ path: [...path, key], message: unknownWords(key, known) }));
  }
  if (issue.code === "invalid_key") {
    const message = issue.issues[0]?.message ?? issue.message;
    return [{ path, message: message + meant(String(path.at(-1)), issue.issues) }];
  }
  const inner = issue.code === "invalid_union" ? issue.errors.find(isDeeper) : undefined;
  if (inner) return inner.flatMap((one) => problemsOf(one, value, path));
  return [{ path, message: wordsOf(issue, valueAt(value, path)) }];
}

const isDeeper = (issues: readonly Issue[]) => issues.some(({ path }) => path.length > 0);

function unknownWords(key: string, known: readonly string[]): string {
  const near = nearestName(key, known);
  if (near) return `is unknown: is ${near} meant?`;
  return known.length > 12 ? "is unknown" : `is unknown: there are ${known.join(", ")}`;
}

function wordsOf(issue: Issue, found: unknown): string {
  const { message } = issue;
  // Rules of the schema's own say what they found.
  if (issue.code === "custom") return message;
  if (found === undefined) return `is missing: it ${message}`;
  const isOfKind = issue.code !== "invalid_type" && issue.code !== "invalid_union";
  if (typeof found === "object" && found !== null && isOfKind) return message;
  const issues = issue.code === "invalid_union" ? issue.errors.flat() : [issue];
  return `${message}, and is ${shown(found)}${typeof found === "string" ? meant(found, issues) : ""}`;
}

/** Of a list of names, the one that may be meant. */
function meant(wrong: string, issues: readonly Issue[]): string {
  const names = issues.flatMap((one) => (one.code === "invalid_value" ? one.values.map(String) : []));
  const near = nearestName(wrong, names);
  return near ? `: is ${near} meant?` : "";
}

const MAX_SHOWN = 60;

/** A value in few letters, all of which can be seen, without a password. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value).replace(/(?<=:\/\/)[^/@]*@/, "…@");
  const cut = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return cut.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, step) => Object(at)[step], value);
}
