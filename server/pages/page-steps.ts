import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import type { AppContext } from "../../app/context/app-context";
import { policyOf } from "../../app/routing/addresses/document-policies";
import { ownCookies } from "../../app/session/cookies/cookies";
import { readCookies } from "../../app/session/cookies/read-cookies";
import { refuse, sendError } from "../middleware/error-page";
import { isRefusal } from "../middleware/request-body";
import { requestFields, whenThere } from "../middleware/request-state";
import { sendCachedPage } from "./cached-page";
import { isCrawler } from "./crawlers";
import {
  isFramed,
  isMiniApp,
  type MatchedPage,
  matchPage,
  normalizationRedirect,
  requestDataOf,
} from "./matched-page";
import {
  documentHeaders,
  headersToSend,
  isDocument,
  isFrameworkError,
  isRedirectAnswer,
  setDataHeaders,
  setHeaders,
} from "./page-answer";
import type { FoundPage } from "./page-cache";
import { sendPlayersPage } from "./players-page";
import { sendWebResponse, signalOf, toWebRequest } from "./request-adapter";
import { renderShared } from "./shared-render";
import type { Site, SiteParts } from "./site";
import { createSiteLocales } from "./site-locales";

/**
 * Milliseconds that a player waits for a page that is not cached yet: it comes with all that is in it, while one
 * rendered for this player alone begins with what is there.
 */
const CACHE_PATIENCE_MS = 250;

/** The two steps that serve pages: `cachedPage` from the page cache, `anyPage` everything else. */
export function createSiteSteps(parts: SiteParts) {
  const matchedPages = new WeakMap<IncomingMessage, MatchedPage>();
  const locales = createSiteLocales();

  function matchedPageOf(req: IncomingMessage, site: Site): MatchedPage | Promise<MatchedPage> {
    return (
      matchedPages.get(req) ??
      whenThere(locales.known(site.app), (known) =>
        matchPage(req, {
          known,
          site,
          noticeSettings: parts.noticeSettings,
          offersByAge: parts.offersByAge,
          preferredLocale: (req, cookies) => locales.preferred(site.app, req, cookies),
        }),
      )
    );
  }

  const sharedRender = (req: IncomingMessage, site: Site, matched: MatchedPage) => () =>
    parts.renders.run(req, () => renderShared(req, site, matched, parts));

  /**
   * Serves cached pages, stale ones included, before load shedding: that is cheaper than rejecting. One that is too old
   * to be served at once is rendered again here as well, or under load its visitors would be rejected although it could
   * be served.
   */
  function cachedPage(req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> {
    if (req.method === "POST" || isNoPage(req.state.path)) return false;
    return whenThere(parts.site(), (site) =>
      whenThere(matchedPageOf(req, site), (matched) => {
        const { shared, redirect, branch } = matched;
        const lookup =
          shared?.viewer === "visitor" && !redirect
            ? parts.pages.cached(shared.key, sharedRender(req, site, matched))
            : undefined;
        return whenThere(lookup, (found) => {
          if (!shared || !found || isPlainFor(req, found.page) || isRedirect(found.page)) {
            matchedPages.set(req, matched);
            return false;
          }
          req.state.label = branch.leafId;
          return sendShared(req, res, shared.key, found);
        });
      }),
    );
  }

  function sendShared(req: IncomingMessage, res: ServerResponse, key: string, { page, result }: FoundPage) {
    parts.metrics.countPage(result);
    return whenThere(sendCachedPage(req, res, page), (hasGrown) => {
      if (hasGrown) parts.pages.weigh(key);
      return true;
    });
  }

  async function anyPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const site = await parts.site();
    const matched = await matchedPageOf(req, site);
    req.state.label = matched.branch.leafId;
    if (matched.redirect)
      return sendRedirect(res, (await movedFrom(req, res, site, matched)) ?? matched.redirect);
    if (req.method === "POST" && !matched.branch.takesPosts) {
      return refuse(req, res, { status: 405, reason: "no action", headers: { Allow: "GET, HEAD" } });
    }
    if (!matched.shared) return privatePage(req, res, site, matched);
    if (matched.shared.viewer === "player") return playersPage(req, res, site, matched, matched.shared.key);
    const found = await parts.pages.page(matched.shared.key, sharedRender(req, site, matched));
    if (isPlainFor(req, found.page) || isRedirect(found.page)) {
      parts.metrics.countPage(found.result);
      return privatePage(req, res, site, matched);
    }
    await sendShared(req, res, matched.shared.key, found);
  }

  /** The page that all players share with what is this one's own; rendered whole where that cannot be, or is not made in time. */
  async function playersPage(
    req: IncomingMessage,
    res: ServerResponse,
    site: Site,
    matched: MatchedPage,
    key: string,
  ): Promise<void> {
    const requestData = visitorData(req, res, matched);
    if (!requestData.runsScript) return privatePage(req, res, site, matched);
    const context = await site.app.contextFor(requestData);
    const making = parts.pages.page(key, sharedRender(req, site, matched));
    // While the page itself is made, its own parts keep nobody waiting.
    const end = wait(2 * CACHE_PATIENCE_MS, null, { ref: false });
    context.restOfPage = Promise.race([making.catch(() => {}), end]);
    const own = await parts.renders.run(req, () => site.app.ownParts(context));
    const found = own && (await Promise.race([making, wait(CACHE_PATIENCE_MS, null, { ref: false }), end]));
    if (!own || found?.page.status !== 200) {
      context.fillsCachedPage = false;
      return privatePage(req, res, site, matched, context);
    }
    const { page, result } = found;
    parts.metrics.countPage(result);
    setHeaders(res, page.headers);
    await sendPlayersPage(res, page, own, context.cookies.setCookieLines());
  }

  async function privatePage(
    req: IncomingMessage,
    res: ServerResponse,
    site: Site,
    matched: MatchedPage,
    known?: AppLoadContext,
  ) {
    const body = req.method === "POST" ? await parts.bodies.readForm(req) : undefined;
    if (body && isRefusal(body)) return refuse(req, res, body);
    const requestData = known ?? visitorData(req, res, matched);
    const { signal } = requestData;
    const { origin, search } = req.state;
    const { response, context } = await parts.renders.run(req, async () => {
      const context = known ?? (await site.app.contextFor(requestData));
      const request = toWebRequest(req, { origin, path: matched.localePath.pathname, search, signal, body });
      const handler = site.handlerFor(matched.localePath.basename, matched.branch);
      return { response: await handler(request, context), context };
    });
    if (matched.localePath.moves === "when found" && !body && response.status === 200) {
      await response.body?.cancel();
      return sendRedirect(res, normalizationRedirect(matched.localePath, search));
    }
    await sendPrivate(req, res, matched, response, context);
  }

  async function sendPrivate(
    req: IncomingMessage,
    res: ServerResponse,
    { localePath, branch }: MatchedPage,
    response: Response,
    context: AppContext,
  ) {
    if (!localePath.isDataRequest && isFrameworkError(response)) {
      await response.body?.cancel();
      return sendError(req, res, response.status);
    }
    const isPreview = context.preview !== undefined || branch.handles.some((handle) => handle.opensPreview);
    if (isPreview) res.setHeader("X-Robots-Tag", "noindex");
    if (!localePath.isDataRequest && isDocument(response)) {
      const policy = policyOf(branch);
      const trust = { nonce: context.nonce ?? "" };
      const allowsOpener = branch.handles.some((handle) => handle.allowsOpener);
      const takesMessengers = await context.takesMessengers();
      const isLaunched = takesMessengers && context.cookies.get(ownCookies.miniApp) !== undefined;
      const needs = { takesMessengers, isLaunched, isPreview };
      setHeaders(res, documentHeaders(parts.policies(trust, policy, req.state.origin, needs), allowsOpener));
    } else {
      const isPublic =
        !isPreview && !branch.handles.some((handle) => handle.protected || handle.shared === false);
      setDataHeaders(req, res, localePath.isDataRequest && isPublic, context.contentTime.changesAt);
    }
    // A redirect does not consume the flash message: it is meant for the page that is shown.
    if (isRedirectAnswer(response)) context.cookies.restore(ownCookies.flash);
    const lines = context.cookies.setCookieLines();
    const cookies = lastOfEachName([...response.headers.getSetCookie(), ...lines]);
    // A response that sets a cookie is never cached, whatever was decided before.
    if (cookies.length > 0) res.setHeader("Cache-Control", "private, no-store");
    await sendWebResponse(res, {
      status: response.status,
      headers: headersToSend(response, {
        isDataRequest: localePath.isDataRequest,
        retryAfter: context.retryAfter,
      }),
      cookies,
      body: context.html ?? response.body,
    });
    if (context.cookies.setCookieLines().length > lines.length) {
      parts.log.error(requestFields(req.state), "a cookie was set after the headers had left");
    }
  }

  return { cachedPage, anyPage };
}

function lastOfEachName(lines: readonly string[]): string[] {
  return [...new Map(lines.map((line) => [line.split("=", 1)[0], line])).values()];
}

/** Data requests, files and paths of our own, which are never cached pages: not worth matching. */
function isNoPage(path: string): boolean {
  return path.includes(".") || path.startsWith("/_");
}

/** Request data of a private render. */
function visitorData(req: IncomingMessage, res: ServerResponse, matched: MatchedPage) {
  const requestData = requestDataOf(req, matched);
  const isBot = isCrawler(req);
  return {
    ...requestData,
    cookieHeader: req.headers.cookie,
    userAgent: req.headers["user-agent"],
    isBot,
    runsScript: requestData.readsPage && !isBot && readCookies(req.headers.cookie).has(ownCookies.script),
    isFramed: isFramed(req, matched.branch),
    isMiniApp: isMiniApp(req, matched.branch),
    isShared: false,
    signal: signalOf(res),
    nonce: randomBytes(16).toString("base64"),
  };
}

/**
 * The operator's redirects may name the default locale's prefix, so they are checked before it is stripped
 * (docs/contract.md#o25).
 */
async function movedFrom(req: IncomingMessage, res: ServerResponse, { app }: Site, matched: MatchedPage) {
  const { isPrefixed, basename, isDataRequest } = matched.localePath;
  if (!isPrefixed || basename || isDataRequest || req.method === "POST") return undefined;
  const prefix = `/${matched.localePath.locale.code}`;
  const moved = await app.movedFrom(visitorData(req, res, matched), prefix);
  const location = moved?.headers.get("Location");
  return moved && location ? { status: moved.status, location, isPersonal: false } : undefined;
}

/** Crawlers are not served the cached error page (docs/product.md#4): theirs is rendered without decoration. */
function isPlainFor(req: IncomingMessage, page: { status: number }): boolean {
  return page.status !== 200 && isCrawler(req);
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
