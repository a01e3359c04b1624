import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import type { App, AppContext } from "../../app/context";
import type { KnownLocales } from "../../app/i18n/known-locales";
import { ownCookies } from "../../app/session/cookies";
import { readCookies } from "../../app/session/read-cookies";
import { refuse, sendError } from "../middleware/error-page";
import { isRefusal } from "../middleware/request-body";
import { isFramed, isMiniApp, type MatchedPage, matchPage, policyOf, requestDataOf } from "./matched-page";
import {
  documentHeaders,
  guardResponse,
  isDocument,
  isFrameworkError,
  isRedirectAnswer,
  sendCachedPage,
  setDataHeaders,
  setHeaders,
} from "./page-answer";
import { sendWebResponse, signalOf, toWebRequest } from "./request-adapter";
import { renderShared } from "./shared-render";
import type { Site, SiteParts } from "./site";

/** The two steps that serve pages: `keptPage` from the page cache, `anyPage` everything else. */
export function createSiteSteps(parts: SiteParts) {
  const visits = new WeakMap<IncomingMessage, MatchedPage>();
  const knownLocales = rememberLocales();

  async function visitOf(req: IncomingMessage, site: Site): Promise<MatchedPage> {
    const known = visits.get(req);
    if (known) return known;
    const visit = await matchPage(req, await knownLocales(site.app), site, parts.asks);
    visits.set(req, visit);
    return visit;
  }

  const sharedRender = (req: IncomingMessage, site: Site, visit: MatchedPage) => () =>
    parts.renders.run(req, () => renderShared(req, site, visit, parts));

  /** Serves cached pages, stale ones included, before load shedding: that is cheaper than rejecting. */
  async function keptPage(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    if (req.method === "POST") return false;
    const site = await parts.site();
    const visit = await visitOf(req, site);
    if (!visit.shared || visit.redirect) return false;
    const kept = parts.pages.kept(visit.shared.key, sharedRender(req, site, visit));
    if (!kept || isPlainFor(req, kept.page)) return false;
    req.state.label = visit.branch.leafId;
    parts.metrics.pages.inc({ result: kept.result });
    sendCachedPage(req, res, kept.page);
    return true;
  }

  async function anyPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const site = await parts.site();
    const visit = await visitOf(req, site);
    req.state.label = visit.branch.leafId;
    if (visit.redirect) return sendRedirect(res, (await movedFrom(req, res, site, visit)) ?? visit.redirect);
    if (req.method === "POST" && !visit.branch.takesPosts) {
      return refuse(req, res, { status: 405, reason: "no action", headers: { Allow: "GET, HEAD" } });
    }
    if (!visit.shared) return privatePage(req, res, site, visit);
    const { page, result } = await parts.pages.page(visit.shared.key, sharedRender(req, site, visit));
    parts.metrics.pages.inc({ result });
    if (isPlainFor(req, page) || isRedirect(page)) return privatePage(req, res, site, visit);
    sendCachedPage(req, res, page);
  }

  async function privatePage(req: IncomingMessage, res: ServerResponse, site: Site, visit: MatchedPage) {
    const body = req.method === "POST" ? await parts.bodies.readForm(req) : undefined;
    if (body && isRefusal(body)) return refuse(req, res, body);
    const facts = visitorData(req, res, visit);
    const { signal } = facts;
    const { origin, search } = req.state;
    const { response, context } = await parts.renders.run(req, async () => {
      const context = await site.app.contextFor(facts);
      const request = toWebRequest(req, { origin, search, signal, body });
      const handler = site.handlerFor(visit.place.basename, visit.branch);
      return { response: await handler(request, context), context };
    });
    await sendPrivate(req, res, visit, response, context);
  }

  async function sendPrivate(
    req: IncomingMessage,
    res: ServerResponse,
    { place, branch }: MatchedPage,
    response: Response,
    context: AppContext,
  ) {
    if (!place.isDataRequest && isFrameworkError(response)) {
      await response.body?.cancel();
      return sendError(req, res, response.status);
    }
    if (!place.isDataRequest && isDocument(response)) {
      const policy = policyOf(branch);
      const trust = { nonce: context.nonce ?? "" };
      const keepsOpener = branch.handles.some((handle) => handle.keepsOpener);
      const takesMessengers = await context.takesMessengers();
      const isLaunched = takesMessengers && context.cookies.get(ownCookies.miniApp) !== undefined;
      const needs = { takesMessengers, isLaunched };
      setHeaders(res, documentHeaders(parts.policies(trust, policy, req.state.origin, needs), keepsOpener));
    } else {
      const isPublic = !branch.handles.some((handle) => handle.protected || handle.shared === false);
      setDataHeaders(req, res, place.isDataRequest && isPublic);
    }
    // A redirect does not consume the flash message: it is meant for the page that is shown.
    if (isRedirectAnswer(response)) context.cookies.restore(ownCookies.flash);
    const lines = context.cookies.setCookieLines();
    const cookies = lastOfEachName([...response.headers.getSetCookie(), ...lines]);
    // A response that sets a cookie is never cached, whatever was decided before.
    if (cookies.length > 0) res.setHeader("Cache-Control", "private, no-store");
    await sendWebResponse(
      res,
      guardResponse(response, { isDataRequest: place.isDataRequest, retryAfter: context.retryAfter }),
      cookies,
    );
    if (context.cookies.setCookieLines().length > lines.length) {
      parts.log.error({ id: req.state.requestId }, "a cookie was set after the headers had left");
    }
  }

  return { keptPage, anyPage };
}

function lastOfEachName(lines: readonly string[]): string[] {
  return [...new Map(lines.map((line) => [line.split("=", 1)[0], line])).values()];
}

/** Request data of a private render. */
function visitorData(req: IncomingMessage, res: ServerResponse, visit: MatchedPage) {
  const facts = requestDataOf(req, visit);
  const isBot = isbot(req.headers["user-agent"]);
  return {
    ...facts,
    cookieHeader: req.headers.cookie,
    userAgent: req.headers["user-agent"],
    isBot,
    runsScript: facts.readsPage && !isBot && readCookies(req.headers.cookie).has(ownCookies.script),
    isFramed: isFramed(req, visit.branch),
    isMiniApp: isMiniApp(req, visit.branch),
    isShared: false,
    signal: signalOf(res),
    nonce: randomBytes(16).toString("base64"),
  };
}

/**
 * The operator's redirects may name the default locale's prefix, so they are checked before it is stripped
 * (docs/contract.md#o25).
 */
async function movedFrom(req: IncomingMessage, res: ServerResponse, { app }: Site, visit: MatchedPage) {
  const { isPrefixed, basename, isDataRequest } = visit.place;
  if (!isPrefixed || basename || isDataRequest || req.method === "POST") return undefined;
  const prefix = `/${visit.place.locale.code}`;
  const moved = await app.movedFrom(visitorData(req, res, visit), prefix);
  const location = moved?.headers.get("Location");
  return moved && location ? { status: moved.status, location, isPersonal: false } : undefined;
}

/** Crawlers are not served the cached error page (docs/product.md#4): theirs is rendered without decoration. */
function isPlainFor(req: IncomingMessage, page: { status: number }): boolean {
  return page.status !== 200 && isbot(req.headers["user-agent"]);
}

/**
 * A redirect has to keep the whole query, of which a shared render knows only a part, so it is rendered privately.
 */
function isRedirect({ status }: { status: number }): boolean {
  return status >= 300 && status < 400;
}

function sendRedirect(
  res: ServerResponse,
  { status, location, isPersonal }: { status: number; location: string; isPersonal: boolean },
) {
  if (isPersonal) res.setHeader("Vary", "Cookie, Accept-Language");
  res.writeHead(status, { Location: location, "Content-Length": 0 });
  res.end();
}

/**
 * Thrown when no locale can be loaded: then no page can be shown, not even a translated error page
 * (docs/product.md#8).
 */
export class LocalesNotFound extends Error {
  constructor(cause: unknown) {
    super("PLUGIN:I18N: LOCALES NOT FOUND", { cause });
  }
}

const LOCALES_REMEMBERED = 1_000;

/** Remembers the locales for a second: a cached page should not even wait for the app's own cache. */
function rememberLocales() {
  let current: { app: App; until: number; locales: Promise<KnownLocales> } | undefined;
  return (app: App): Promise<KnownLocales> => {
    if (current?.app === app && current.until > Date.now()) return current.locales;
    const locales = app.locales().catch((cause: unknown) => {
      throw new LocalesNotFound(cause);
    });
    current = { app, until: Date.now() + LOCALES_REMEMBERED, locales };
    locales.catch(() => {
      current = undefined;
    });
    return locales;
  };
}
