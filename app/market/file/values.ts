import { z } from "zod";

/** No markup, no control characters, and none that turn the direction of what follows. */
const PLAIN = /^[^<>\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]*$/u;

/** A text of one line of at most so many characters. */
export function line(max: number) {
  return z
    .string({ error: "must be a text" })
    .regex(/^\S(?:.*\S)?$/, {
      error: ({ input }) =>
        /\S\s*[\n\r]\s*\S/.test(String(input))
          ? "must stand in one line, without a line break"
          : "must not be empty, nor begin or end with a space",
      abort: true,
    })
    .regex(PLAIN, { error: "must hold no markup, control characters or direction marks" })
    .max(max, { error: `must have at most ${max} characters` });
}

/** One of some names. */
export function oneOf<const T extends readonly [string, ...string[]]>(names: T) {
  return z.enum(names, { error: `must be one of ${names.join(", ")}` });
}

/** A list that names nothing twice. */
export function list<T extends z.ZodType>(item: T, what?: string) {
  const all = z
    .array(item, { error: "must be a list" })
    .max(60, { error: "must have at most 60 entries" })
    .refine((values) => new Set(values.map((value) => JSON.stringify(value))).size === values.length, {
      error: ({ input }) => `must name nothing twice, and has ${twiceIn(input as unknown[])} twice`,
    });
  return what ? all.min(1, { error: `must name ${what}` }) : all;
}

function twiceIn(values: readonly unknown[]): string | undefined {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.find((text, index) => texts.indexOf(text) !== index);
}

/** A whole number within bounds. */
export function whole(what: string, least: number, max: number) {
  return z
    .int({ error: `must be a whole number of ${what}` })
    .min(least, { error: `must be at least ${least}` })
    .max(max, { error: `must be at most ${max}` });
}

export const text = line(200);
export const yes = z.boolean({ error: "must be true or false" });
export const address = line(500).regex(
  /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#]\S*)?$/,
  {
    error: "must be an https address in small letters, without a name or password in it",
  },
);
export const minutes = whole("minutes", 1, 1440);
export const age = whole("years", 16, 99);
export const amount = z
  .string({ error: 'must be an amount such as "500"' })
  .regex(/^(?:[1-9]\d{0,8}(?:\.\d{1,2})?|0\.(?:0[1-9]|[1-9]\d?))$/, {
    error: 'must be an amount such as "500"',
  });
export const currency = code(
  /^[A-Z][A-Z\d]{2,9}$/,
  "a currency in three capitals such as EUR, or a longer code such as USDT",
);
export const country = code(/^[A-Z]{2}$/, "two capital letters (ISO 3166-1)");
export const locale = code(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, "a locale such as da-DK");
export const phone = code(/^\+?\d(?:[ ()-]{0,2}\d){2,17}$/, "a telephone number");
export const day = z.iso.date({ error: "must be a day such as 2026-11-30" });
/** Calendar units are allowed, because law counts in months: what is compared is approximate (`durationMs`). */
export const duration = code(
  /^P(?:[1-9]\d{0,2}[DWMY]|T[1-9]\d{0,2}[HM])$/,
  "a duration such as PT24H, P7D or P6M, above zero",
);
export const period = z.union([duration, z.literal("permanent")], {
  error: "must be a duration such as P6M, or permanent",
});
export const id = code(/^[a-z][a-z\d-]{0,39}$/, "a short name such as spelpaus");
export const DUTY = /^[a-z][a-z\d-]{0,39}(?:\.[a-zA-Z\d-]{1,40}){0,4}$/;

/** Where on the site something of the market is shown. `head` and `foot` are on every page, `game` beside a game. */
export const places = [
  "head",
  "foot",
  "home",
  "register",
  "account",
  "deposit",
  "game",
  "help",
  "blocked",
] as const;
export type Place = (typeof places)[number];

/** A list of places, among those where the thing may be shown. */
export const placesOf = <const T extends readonly [Place, ...Place[]]>(names: T) =>
  says(list(oneOf(names), "a place"), "Where it stands.");

/** A field with its line in the guide and in editors. */
export function says<T extends z.ZodType>(schema: T, description: string, ...examples: z.input<T>[]): T {
  return schema.meta({ description, ...(examples.length > 0 && { examples }) });
}

function code(pattern: RegExp, what: string) {
  // Checks that compare fields are skipped for a value that is no such code.
  return z.string({ error: `must be ${what}` }).regex(pattern, { error: `must be ${what}`, abort: true });
}
