import { readRefusal } from "~/features/games/play/stage/frame-events";
import type { Refusal } from "~/features/games/play/stage/launch-refusals";
import { ourPath } from "./routes";
import type { Meaning, Rule, Vendor } from "./vendor";
import { vendors } from "./vendors";

/** What the page does for the frame. A path is an address below `/betting`. */
export type Heard =
  | { name: Exclude<Meaning, "error" | "path" | "height" | "betslip"> }
  | { name: "error"; refusal: Refusal }
  | { name: "path"; path: string }
  | { name: "height"; px: number }
  | { name: "betslip"; isOpen: boolean };

/**
 * Why a message of the frame, or a part of it, does not count. `origin`: not a listed one. `unknown`: of no rule.
 * `rate`: too many. `path`: of no route. `height`: out of the box. `amount`: a balance of the vendor's own.
 */
export const ignoredReasons = ["origin", "unknown", "rate", "path", "height", "amount"] as const;
export type IgnoredReason = (typeof ignoredReasons)[number];

interface Message {
  data: unknown;
  origin: string;
  /** Milliseconds. */
  timeStamp: number;
}

interface ReaderOptions {
  vendor: Vendor;
  /** Origins of the vendor's frame, as the configuration lists them. */
  origins: readonly string[];
  onIgnored: (reason: IgnoredReason) => void;
}

/** Of messages that have a meaning. */
const MAX_PER_SECOND = 10;
const SECOND = 1000;
/** Of a message's text. */
const LONGEST = 20_000;

/** Reads what the frame itself posted, once its window is known; null: nothing that counts. */
export function createReader({
  vendor,
  origins,
  onIgnored,
}: ReaderOptions): (message: Message) => Heard | null {
  let second = Number.NEGATIVE_INFINITY;
  let count = 0;

  function isTooMany(at: number): boolean {
    if (at - second >= SECOND) {
      second = at;
      count = 0;
    }
    count += 1;
    return count > MAX_PER_SECOND;
  }

  const ignore = (reason: IgnoredReason) => {
    onIgnored(reason);
    return null;
  };

  return ({ data, origin, timeStamp }) => {
    // The contract's own envelope is known by its window alone: the platform's pages have an opaque origin.
    const own = ruleFor(vendors.platform.hears.rules, data);
    const said = own ? data : isListed(origin, origins) ? parsed(data, vendor.hears.isJson) : undefined;
    if (said === undefined) return ignore("origin");
    const rule = own ?? ruleFor(vendor.hears.rules, said);
    if (!rule) return ignore("unknown");
    if (isTooMany(timeStamp)) return ignore("rate");
    const value = rule.take === undefined ? undefined : at(said, rule.take);
    switch (rule.means) {
      case "path": {
        const path =
          typeof value === "string" ? ourPath((own ? vendors.platform : vendor).routes, value) : null;
        return path === null ? ignore("path") : { name: "path", path };
      }
      case "height": {
        const { box } = vendor;
        if (box.kind !== "reported" || typeof value !== "number" || !Number.isFinite(value))
          return ignore("height");
        const { min, max } = box;
        const px = Math.round(Math.min(max, Math.max(min, value)));
        if (value > max) onIgnored("height");
        return { name: "height", px };
      }
      case "error":
        return { name: "error", refusal: readRefusal(value) };
      case "betslip":
        return { name: "betslip", isOpen: value === true };
      case "balance":
        if (carriesMore(said, rule)) onIgnored("amount");
        return { name: "balance" };
      default:
        return { name: rule.means };
    }
  };
}

/** Whether an origin is one of a CSP list: exact, or of a host below `https://*.`. */
export function isListed(origin: string, sources: readonly string[]): boolean {
  return sources.some((source) => {
    if (!source.includes("*")) return source === origin;
    const [scheme, host = ""] = source.split("*", 2);
    return host !== "" && origin.startsWith(scheme ?? "") && origin.endsWith(host);
  });
}

function ruleFor(rules: readonly Rule[], said: unknown): Rule | undefined {
  return rules.find(({ when }) => Object.entries(when).every(([name, value]) => at(said, name) === value));
}

function parsed(data: unknown, isJson: true | undefined): unknown {
  if (!isJson) return data;
  if (typeof data !== "string" || data.length > LONGEST) return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

function at(value: unknown, dotted: string): unknown {
  return dotted
    .split(".")
    .reduce(
      (found: unknown, name) => (isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined),
      value,
    );
}

function carriesMore(said: unknown, { when }: Rule): boolean {
  return isRecord(said) && Object.keys(said).some((name) => !Object.hasOwn(when, name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
