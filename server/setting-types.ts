import { z } from "zod";
import { parseRedisAddress } from "./redis/redis-address";

const DISTINCT_CHARACTERS = 8;

export const url = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform(trimSlashes)
  .describe("an http or https address");

const origin = z
  .string()
  .refine(isOrigin, { error: "must be a comma-separated list of origins such as https://casino.example" });

export const list = z.string().transform((text) => text.split(",").flatMap((part) => part.trim() || []));
export const origins = list.pipe(z.array(origin)).describe("origins").default([]);
/** A Content-Security-Policy source: an origin, or one with a wildcard for the first of at least three labels. */
const source = z.string().refine((text) => isOrigin(text.replace(/:\/\/\*\.(?=[^.]+\.)/, "://")), {
  error: "must be a comma-separated list of origins, or of https://*.games.example",
});
export const sources = list.pipe(z.array(source)).describe("sources").default([]);
export const secureSources = list
  .pipe(
    z.array(
      source.refine((text) => text.startsWith("https:") || isLoopback(text), {
        error: "must be https: over http anybody on the way reads along, and changes what they like",
      }),
    ),
  )
  .describe("https sources")
  .default([]);

/** Where a person is reached, in a form that a browser opens. */
export const contact = z
  .string()
  .refine((text) => /^(?:https:\/\/|mailto:|tel:)[^\s]+$/.test(text) && URL.canParse(text), {
    error:
      "must be an address such as mailto:security@casino.example, https://casino.example/report or tel:+34900000000",
  });

/** A random secret: long enough not to be guessed, with enough distinct characters not to be a placeholder. */
export function secret(length: number) {
  return z
    .string()
    .min(length, { error: `must have at least ${length} characters` })
    .refine((text) => new Set(text).size >= DISTINCT_CHARACTERS, {
      error: "must be random: it has too few different characters",
    })
    .describe(`at least ${length} random characters`);
}

export const redisAddress = z
  .string()
  .superRefine((text, context) => {
    try {
      parseRedisAddress(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: (error as Error).message });
    }
  })
  .describe("an address of Redis");

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error })
    .describe(`a number from ${min} to ${max}`);
}

export const share = z
  .string()
  .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, { error: "must be a share from 0 to 1, such as 0.05" })
  .transform(Number)
  .describe("a share from 0 to 1");

const PORT_ERROR = "must be a whole number from 0 to 65535, or the path of a socket such as /run/site.sock";
export const port = z
  .string()
  .regex(/^\d+$|^\/.+/, { error: PORT_ERROR })
  .transform((text) => (text.startsWith("/") ? text : Number(text)))
  .refine((port) => typeof port === "string" || port <= 65_535, { error: PORT_ERROR })
  .describe("a number from 0 to 65535, or the path of a socket");

export const timeZone = z
  .string()
  .refine(isTimeZone, { error: "must be a time zone such as Europe/Madrid" })
  .describe("a time zone");

/** A value of a label, in metrics. */
export const siteLabel = z
  .string()
  .regex(/^[\w.-]{1,40}$/, { error: "must be letters, digits, dots and dashes" })
  .describe("a name");

/** Loopback traffic never leaves this machine, so plain http is safe. */
function isLoopback(address: string): boolean {
  return /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(address);
}

function trimSlashes(text: string): string {
  return text.replace(/\/+$/, "");
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:[^*]+$/.test(text) && new URL(text).origin === text;
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
