import type { RedirectRule } from "~/content/entities-links";
import { safeInternalPath } from "~/session/safe-redirect";
import { matchPattern, type Pattern, readPattern } from "./pattern";

export type RedirectStatus = NonNullable<RedirectRule["statusCode"]>;

/** A rule as it is tried on every page. */
export interface ReadyRule {
  from: Pattern;
  to: string;
  /** Null: a path of this site. Otherwise the origin the rule names, which no visitor's path may change. */
  origin: string | null;
  status: RedirectStatus;
  rule: RedirectRule;
}

/** Where a rule leads. `path` with its own query and hash, locale prefix as written; or an address elsewhere. */
export type Target = { path: string; href?: undefined } | { href: string; path?: undefined };

const CAPTURE = /\$(\d)/g;

/** The HTTP default for a rule that does not say how long it holds. */
const DEFAULT_STATUS = 302;

/**
 * A rule ready to be tried, or null for one that cannot be followed: `from` is no path, or `to` neither a path of
 * this site nor an http address. An address is its own permission to leave the site (contract 4.2, D81).
 */
export function readRule(rule: RedirectRule): ReadyRule | null {
  const from = readPattern(rule.from.trim());
  const to = rule.to.trim();
  const origin = originOf(to);
  if (!from || origin === undefined) return null;
  return { from, to, origin, status: rule.statusCode ?? DEFAULT_STATUS, rule };
}

/** What the rule's stars stand for in the first of the paths that fits. */
export function matchRule({ from }: ReadyRule, paths: readonly string[]): string[] | null {
  for (const path of paths) {
    const captures = matchPattern(from, path);
    if (captures) return captures;
  }
  return null;
}

/** The rule's target with the captures in their places; null when they make it another one than the rule meant. */
export function targetOf({ to, origin }: ReadyRule, captures: readonly string[]): Target | null {
  const filled = to.replace(CAPTURE, (_, number: string) => captures[Number(number) - 1] ?? "");
  if (origin === null) {
    const path = safeInternalPath(filled);
    return path === null ? null : { path };
  }
  const url = parse(filled);
  return url?.origin === origin && !url.username && !url.password ? { href: url.href } : null;
}

/** Undefined for what leads nowhere, like `//host` or `javascript:`. */
function originOf(to: string): string | null | undefined {
  if (/^\/(?![/\\])/.test(to)) return null;
  if (!/^https?:\/\//i.test(to)) return undefined;
  return parse(to.replace(CAPTURE, ""))?.origin;
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
