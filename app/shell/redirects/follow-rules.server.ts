import type { CmsConfig } from "~/content/config/cms-config";
import type { RedirectRule } from "~/content/entities/links";
import type { AppContext } from "~/context/app-context";
import { type InternalPath, withSearch } from "~/routing/addresses/internal-path";
import { findLocale } from "~/routing/known-locales";
import type { Locale } from "~/routing/locale";
import { localePrefix, withBasename } from "~/routing/locale-path";
import { mergeSearch } from "~/routing/redirects/forwarded-query";
import { leaveSite } from "~/routing/redirects/leave-site.server";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { notFound } from "~/shell/system-pages/failures";
import {
  MAX_HOPS,
  matchRule,
  type ReadyRule,
  type RedirectStatus,
  readRule,
  type Target,
  targetOf,
} from "./redirect-rules";
import { routeRedirects } from "./route-redirects";

export type RedirectContext = Pick<
  AppContext,
  | "content"
  | "log"
  | "origin"
  | "basename"
  | "path"
  | "search"
  | "isDataRequest"
  | "locale"
  | "locales"
  | "site"
>;

/** A URL of this site while redirect rules are applied to it. */
interface RedirectTarget {
  locale: Locale;
  /** The locale prefix as written in the URL; `""` when it has none. */
  prefix: string;
  path: InternalPath;
  search: string;
  hash: string;
}

interface Hop {
  rule: ReadyRule;
  target: Target;
}

/**
 * Returns the redirect for the requested path: configured rules first, then the rule looked up by path, then the
 * route table's. Chained rules are resolved here into one response; a loop is logged and throws a 404. `prefix`: the
 * locale prefix of the requested URL.
 */
export async function findRedirect(
  context: RedirectContext,
  prefix = context.basename,
): Promise<Response | null> {
  const { locale, path, search } = context;
  let current: RedirectTarget = { locale, prefix, path, search, hash: "" };
  let status: RedirectStatus | undefined;
  let isDocument = false;
  const reportCircle = createCircleReport(context, prefix);
  for (let hops = 0; ; hops += 1) {
    const hop = await nextHop(context, current);
    reportCircle(hop, hops);
    if (!hop) break;
    if (hops === MAX_HOPS) throw notFound();
    status = lessLasting(status, hop.rule.status);
    const { target } = hop;
    if (target.href !== undefined) {
      reportCircle(null, hops);
      return leaveSite(withVisitorsQuery(target.href, current), status);
    }
    isDocument ||= target.isAbsolute;
    current = redirectTargetOf(target, current, context);
  }
  if (!status) return null;
  const address = withSearch(current.path, current.search + current.hash);
  return isDocument || current.locale !== context.locale
    ? redirectToLocale(context, current.locale, address, status)
    : redirectWithin(context, address, status);
}

/**
 * Reports rules that form a circle, by the first of them, and clears the report once its address leads somewhere. The
 * report names the rule's pattern, which stands for all paths that it matches.
 */
function createCircleReport({ content, locale, path }: RedirectContext, prefix: string) {
  let first: string | undefined;
  const report = (from: string, problem?: string) => {
    const about = {
      key: `circle ${locale.code} ${from}`,
      document: `circle ${locale.code} ${from}`,
      label: "redirects",
      entry: { type: "redirects", locale: locale.code, name: from },
    };
    content.reporting(about, (report) => problem !== undefined && report("to", problem));
  };
  return (hop: Hop | null, hops: number) => {
    first ??= hop?.rule.rule.from;
    if (!hop) for (const from of first === undefined ? [path, prefix + path] : [first]) report(from);
    else if (hops === MAX_HOPS) report(first ?? "", "redirect rules lead in a circle");
  };
}

/** Returns the first matching rule. Skips a rule when the captures make its target unsafe or change its origin. */
async function nextHop(
  context: RedirectContext,
  { locale, prefix, path }: RedirectTarget,
): Promise<Hop | null> {
  const { content, log } = context;
  const [config, found] = await Promise.all([
    content.config(locale.code),
    content.routeRule(path, locale.code),
  ]);
  // Includes the prefix only when the URL has one: `*` never matches an implied locale (docs/contract.md#o25).
  const paths = prefix ? [prefix + path, path] : [path];
  const lookedUp = found ? readLookedUp(found, context) : [];
  for (const rule of [...configuredRules(config, context, locale.code), ...lookedUp, ...builtIn]) {
    // The service that looked the rule up by path has matched it already.
    const captures = matchRule(rule, paths) ?? (lookedUp.includes(rule) ? [] : null);
    if (!captures) continue;
    const target = targetOf(rule, captures, context);
    if (target) return { rule, target };
    log.warn({ from: rule.rule.from }, "a redirect was refused");
  }
  return null;
}

const builtIn = routeRedirects.flatMap((rule) => readRule(rule) ?? []);
const ready = new WeakMap<CmsConfig, readonly ReadyRule[]>();

type VariantContext = Pick<RedirectContext, "content" | "site" | "locales">;

function configuredRules(config: CmsConfig, context: VariantContext, code: string): readonly ReadyRule[] {
  let rules = ready.get(config);
  if (!rules) {
    const about = { key: `redirects ${code}`, document: `redirects ${code}`, label: "redirects" };
    const entry = { type: "cms-config", locale: code };
    rules = context.content.reporting({ ...about, entry }, (report) =>
      readRules(config.seo.redirects, context, (index) =>
        report(`seo.redirects.${index}`, "no path of this site to come from, or no address to lead to"),
      ),
    );
    ready.set(config, rules);
  }
  return rules;
}

/** The rule that the service has found, with that entry's type. */
function readLookedUp(found: RedirectRule, context: VariantContext): ReadyRule[] {
  const document = `redirect rule ${found.from}`;
  const entry = { type: "redirect-rules", name: found.from };
  return context.content.reporting({ key: document, document, label: "redirects", entry }, (report) =>
    readRules([found], context, () =>
      report("redirect", "no path of this site to come from, or no address to lead to"),
    ),
  );
}

/**
 * Rules in the normalized form that requests come in. One that only leads to its own address in that form is dropped:
 * the server has done so before, and would again for ever.
 */
function readRules(
  rules: readonly RedirectRule[],
  context: VariantContext,
  onDropped: (index: number) => void,
): ReadyRule[] {
  return rules.flatMap((rule, index) => {
    const own = variants(rule.from.trim(), context);
    const [to = ""] = variants(rule.to.trim().replace(/[?#].*$/, ""), context);
    const [from = ""] = own;
    const isNormalization = rule.from !== rule.to && own.includes(to.replace(/\$\d/g, "*"));
    const read = isNormalization ? null : readRule({ ...rule, from });
    if (!read) onDropped(index);
    return read ?? [];
  });
}

/** A rule's path as its locale and its route write it, and after it the same without the locale. */
function variants(path: string, { site, locales }: Pick<VariantContext, "site" | "locales">): string[] {
  if (!path.startsWith("/") || path.startsWith("//")) return [path];
  const first = path.split("/", 2)[1] ?? "";
  const named = findLocale(first, locales);
  if (!named) return [site.normalize(path)];
  const page = site.normalize(path.slice(first.length + 1) || "/");
  return [withBasename(`/${named.code}`, page), page];
}

/**
 * A path keeps the visitor's locale unless it names one; an absolute URL of ours without a locale means the default
 * one.
 */
function redirectTargetOf(
  { address, isAbsolute }: Extract<Target, { address: object }>,
  { locale, search, hash }: RedirectTarget,
  { locales, site }: Pick<VariantContext, "locales" | "site">,
): RedirectTarget {
  const unnamed = isAbsolute ? (locales.find(({ isDefault }) => isDefault) ?? locale) : locale;
  const next = address.locale ?? unnamed;
  return {
    locale: next,
    prefix: localePrefix(next),
    path: site.normalize(address.path) as InternalPath,
    search: mergeSearch(address.search, search),
    hash: address.hash || hash,
  };
}

function withVisitorsQuery(href: string, { search, hash }: RedirectTarget): string {
  const url = new URL(href);
  return url.origin + url.pathname + mergeSearch(url.search, search) + (url.hash || hash);
}

/**
 * Returns the less permanent status, the first of two alike: a chain is permanent only when all its redirects are.
 */
function lessLasting(first: RedirectStatus | undefined, next: RedirectStatus): RedirectStatus {
  const isLasting = (status: RedirectStatus) => status === 301 || status === 308;
  return first && (isLasting(next) || !isLasting(first)) ? first : next;
}
