import { redirectDocument } from "@remix-run/node";
import type { CmsConfig } from "~/content/cms-config";
import type { RedirectRule } from "~/content/entities-links";
import type { AppContext, Locale } from "~/context";
import { findLocale } from "~/i18n/known-locales";
import { localePrefix } from "~/i18n/locale-path";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import { notFound } from "~/shell/failures";
import { mergeSearch } from "./kept-query";
import { redirectWithin } from "./redirect-within.server";
import { routeRedirects } from "./route-redirects";
import { matchRule, type ReadyRule, type RedirectStatus, readRule, type Target, targetOf } from "./rules";

export type RedirectContext = Pick<
  AppContext,
  | "content"
  | "log"
  | "requestId"
  | "origin"
  | "basename"
  | "path"
  | "search"
  | "isDataRequest"
  | "locale"
  | "locales"
>;

/** An address of this site on the way through the rules. */
interface Place {
  locale: Locale;
  /** The locale as the address writes it; `""` for one that names none. */
  prefix: string;
  path: string;
  search: string;
  hash: string;
}

interface Hop {
  rule: ReadyRule;
  target: Target;
}

const MAX_HOPS = 5;

/**
 * The redirect that the rules hold for the path asked for: configured ones, then the one looked up by path, then
 * those of the route table. Rules that lead on to rules are followed here, so the browser is sent once; rules that
 * lead in a circle are a 404 and a line in the log. `prefix` is the locale that the address was asked for with.
 */
export async function findRedirect(
  context: RedirectContext,
  prefix = context.basename,
): Promise<Response | null> {
  const { locale, path, search } = context;
  let place: Place = { locale, prefix, path, search, hash: "" };
  let status: RedirectStatus | undefined;
  let isDocument = false;
  for (let hops = 0; ; hops += 1) {
    const hop = await nextHop(context, place);
    if (!hop) break;
    if (hops === MAX_HOPS) {
      context.log.warn(
        { requestId: context.requestId, from: hop.rule.rule.from },
        "redirect rules lead in a circle",
      );
      throw notFound();
    }
    status = lessLasting(status, hop.rule.status);
    const { target } = hop;
    if (target.href !== undefined && new URL(target.href).origin !== context.origin) {
      return redirectDocument(withVisitorsQuery(target.href, place), status);
    }
    isDocument ||= target.href !== undefined;
    place = placeOf(target, place, context.locales);
  }
  if (!status) return null;
  const address = place.path + place.search + place.hash;
  return isDocument || place.locale !== context.locale
    ? redirectToLocale(context, place.locale, address, status)
    : redirectWithin(context, address, status);
}

/** The first rule that fits. One whose target comes out as something else than it says is passed over. */
async function nextHop(context: RedirectContext, { locale, prefix, path }: Place): Promise<Hop | null> {
  const { content, log, requestId } = context;
  const [config, found] = await Promise.all([
    content.config(locale.code),
    content.routeRule(path, locale.code),
  ]);
  // With the prefix only where the address has one: no star stands for a locale that nobody typed (contract O25).
  const paths = prefix ? [prefix + path, path] : [path];
  const lookedUp = found ? readRules([found], log) : [];
  for (const rule of [...configuredRules(config, log), ...lookedUp, ...builtIn]) {
    // Whoever was asked about a path has matched it already.
    const captures = matchRule(rule, paths) ?? (lookedUp.includes(rule) ? [] : null);
    if (!captures) continue;
    const target = targetOf(rule, captures);
    if (target && mayFollow(target, context.origin)) return { rule, target };
    log.warn({ requestId, from: rule.rule.from }, "a redirect was refused");
  }
  return null;
}

const builtIn = routeRedirects.flatMap((rule) => readRule(rule) ?? []);
const ready = new WeakMap<CmsConfig, readonly ReadyRule[]>();

function configuredRules(config: CmsConfig, log: AppContext["log"]): readonly ReadyRule[] {
  let rules = ready.get(config);
  if (!rules) {
    rules = readRules(config.seo.redirects, log);
    ready.set(config, rules);
  }
  return rules;
}

function readRules(rules: readonly RedirectRule[], log: AppContext["log"]): ReadyRule[] {
  return rules.flatMap((rule) => {
    const read = readRule(rule);
    if (!read) log.warn({ from: rule.from }, "a redirect rule was left out");
    return read ?? [];
  });
}

/** Other sites only by https. */
function mayFollow({ href }: Target, origin: string): boolean {
  return href === undefined || href.startsWith("https:") || new URL(href).origin === origin;
}

/** A path keeps the visitor's locale unless it names one; a whole address of ours without one is the default's. */
function placeOf(target: Target, { locale, search, hash }: Place, locales: readonly Locale[]): Place {
  const url = new URL(target.href ?? target.path, "http://site.invalid");
  const first = url.pathname.split("/", 2)[1] ?? "";
  const named = findLocale(first, locales);
  const unnamed = target.href === undefined ? locale : (locales.find(({ isDefault }) => isDefault) ?? locale);
  const next = named ?? unnamed;
  return {
    locale: next,
    prefix: localePrefix(next),
    path: (named ? url.pathname.slice(first.length + 1) : url.pathname) || "/",
    search: mergeSearch(url.search, search),
    hash: url.hash || hash,
  };
}

function withVisitorsQuery(href: string, { search, hash }: Place): string {
  const url = new URL(href);
  return url.origin + url.pathname + mergeSearch(url.search, search) + (url.hash || hash);
}

/** A way is as lasting as the least lasting of its steps; of two alike the first counts. */
function lessLasting(first: RedirectStatus | undefined, next: RedirectStatus): RedirectStatus {
  const isLasting = (status: RedirectStatus) => status === 301 || status === 308;
  return first && (isLasting(next) || !isLasting(first)) ? first : next;
}
