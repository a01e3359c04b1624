import type { RedirectRule } from "~/content/entities/links";
import type { AppContext } from "~/context/app-context";
import { type InternalAddress, readInternalAddress } from "~/routing/addresses/read-internal-address";
import type { Locale } from "~/routing/locale";
import { matchPattern, type Pattern, readPattern } from "./wildcard-path";

export type RedirectStatus = NonNullable<RedirectRule["statusCode"]>;

/** A parsed rule, ready for matching. */
export interface ReadyRule {
  from: Pattern;
  to: string;
  /** Null for a path of this site; otherwise the rule's origin, which captures must not change. */
  origin: string | null;
  status: RedirectStatus;
  rule: RedirectRule;
}

/** Target of a rule: an address of this site, and whether it was written with the origin, or an absolute `href`. */
export type Target =
  | { address: InternalAddress<Locale>; isAbsolute: boolean; href?: undefined }
  | { href: string; address?: undefined };

/** Redirects that are followed one after the other; more are taken for a circle. */
export const MAX_HOPS = 5;

const CAPTURE = /\$(\d)/g;

/** Status of a rule without `statusCode`. */
const DEFAULT_STATUS = 302;

/**
 * Parses a rule. Null when `from` is no path, or `to` neither a path of this site nor an http URL. An absolute URL is
 * its own permission to leave the site (docs/contract.md#4.2, #d81).
 */
export function readRule(rule: RedirectRule): ReadyRule | null {
  const from = readPattern(rule.from.trim());
  const to = rule.to.trim();
  const origin = originOf(to);
  if (!from || origin === undefined) return null;
  return { from, to, origin, status: rule.statusCode ?? DEFAULT_STATUS, rule };
}

/** Returns the captures in the first of the paths that matches, or null. */
export function matchRule({ from }: ReadyRule, paths: readonly string[]): string[] | null {
  for (const path of paths) {
    const captures = matchPattern(from, path);
    if (captures) return captures;
  }
  return null;
}

/**
 * Returns the rule's target with the captures filled in; null when they make its path unsafe or change its origin, and
 * for another site without https.
 */
export function targetOf(
  { to, origin }: ReadyRule,
  captures: readonly string[],
  own: Pick<AppContext, "origin" | "locales">,
): Target | null {
  const filled = to.replace(CAPTURE, (_, number: string) => captures[Number(number) - 1] ?? "");
  if (origin === null) return within(filled, own, false);
  const url = parse(filled);
  if (url?.origin !== origin || url.username || url.password) return null;
  if (origin === own.origin) return within(url.href.slice(origin.length), own, true);
  return url.protocol === "https:" ? { href: url.href } : null;
}

function within(text: string, { locales }: Pick<AppContext, "locales">, isAbsolute: boolean): Target | null {
  const address = readInternalAddress(text, locales);
  return address && { address, isAbsolute };
}

/** Returns null for a path of this site, and undefined for anything unsupported, like `//host` or `javascript:`. */
function originOf(to: string): string | null | undefined {
  if (/^\/(?![/\\])/.test(to)) return null;
  if (!/^https?:\/\//i.test(to)) return undefined;
  return parse(to.replace(CAPTURE, ""))?.origin;
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
