import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { policyOf } from "../../app/routing/addresses/document-policies";
import { edgeRule } from "../../app/upstream/caching/publish-bound";
import { SlotsFull } from "../limits/fair-slots";
import { createCachedPage } from "./cached-page";
import { hashInlineScripts } from "./hash-inline-scripts";
import type { LocalePath } from "./locale-prefix";
import { type MatchedPage, requestDataOf } from "./matched-page";
import { documentHeaders, headersToSend, isDocument, isFrameworkError } from "./page-answer";
import type { Rendered } from "./page-cache";
import { BROWSER_CACHE_CONTROL, SHARED_VARY } from "./page-policy";
import { documentText, toWebRequest } from "./request-adapter";
import type { Site, SiteParts } from "./site";

const RENDER_LIMIT = 10_000;
/** Cached by the site alone: other caches do not recognize crawlers, which get a different page. */
const MISSING_CACHE_CONTROL = "private, no-store";

/** A shared render failed without a document to show. */
export class RenderFailure extends Error {
  constructor(readonly status: number) {
    super(`a shared page answered ${status} without a document`);
  }
}

/**
 * Renders a document that is shared between visitors. The app only sees what is in the page's cache key: no cookies
 * beyond the visible ones, no client address, no undeclared parameters. So no visitor's data can end up in it.
 */
export async function renderShared(
  req: IncomingMessage,
  site: Site,
  matched: MatchedPage,
  {
    policies,
    publishBound,
    isCountryKeyed,
    tagHeader,
    log,
  }: Pick<SiteParts, "policies" | "publishBound" | "isCountryKeyed" | "tagHeader" | "log">,
): Promise<Rendered> {
  const { origin, requestId } = req.state;
  const { search = "", cookieHeader, viewer } = matched.shared ?? {};
  const mark = randomBytes(16).toString("base64url");
  const done = new AbortController();
  // Not tied to the client's connection: other requests wait for the same render.
  const timer = setTimeout(() => done.abort(), RENDER_LIMIT);
  try {
    const context = await site.app.contextFor({
      ...requestDataOf(req, matched),
      search,
      cookieHeader,
      userAgent: undefined,
      isBot: false,
      isFramed: false,
      isMiniApp: false,
      isShared: true,
      sharedFor: viewer === "player" ? viewer : undefined,
      runsScript: false,
      signal: done.signal,
      nonce: mark,
    });
    const headers = new Headers({ accept: "text/html", host: new URL(origin).host });
    if (cookieHeader) headers.set("cookie", cookieHeader);
    const { pathname: path } = matched.localePath;
    const request = toWebRequest(req, { origin, path, search, signal: done.signal, headers, method: "GET" });
    const response = await site.handlerFor(matched.localePath.basename, matched.branch)(request, context);
    if (isFrameworkError(response)) throw new RenderFailure(response.status);
    const setsCookie =
      response.headers.getSetCookie().length > 0 || context.cookies.setCookieLines().length > 0;
    if (setsCookie)
      log.error({ requestId, route: matched.branch.leafId }, "a shared page set a cookie; it was dropped");
    const html = isDocument(response) ? await documentText(response, context) : "";
    const sealed = hashInlineScripts(html, mark);
    const { changesAt } = context.contentTime;
    const rules: Record<number, string> = {
      200: edgeRule(publishBound, changesAt - Date.now()),
      404: MISSING_CACHE_CONTROL,
    };
    const cacheRule = setsCookie || context.isPartial ? undefined : rules[response.status];
    const isForBrowsers = response.status === 200 && context.differsByCountry && !isCountryKeyed;
    const needs = { takesMessengers: await context.takesMessengers(), isLaunched: false };
    const { status } = response;
    const etag = `W/"${createHash("sha256").update(sealed.html).digest("base64url").slice(0, 22)}"`;
    const page = createCachedPage({
      status,
      html: Buffer.from(sealed.html),
      etag,
      headers: {
        ...headersToSend(response, { isDataRequest: false, retryAfter: context.retryAfter }),
        ...documentHeaders(policies(sealed, policyOf(matched.branch), origin, needs)),
        ...(viewer === "visitor" && {
          ...(cacheRule && { "Cache-Control": isForBrowsers ? BROWSER_CACHE_CONTROL : cacheRule }),
          Vary: SHARED_VARY,
          ...(tagHeader && status === 200 && { [tagHeader]: cacheTags(tagHeader, matched.localePath) }),
          ...(status === 200 && { ETag: etag }),
        }),
      },
    });
    return { page, isKeepable: cacheRule !== undefined && html !== "", changesAt };
  } catch (error) {
    throw done.signal.aborted ? new SlotsFull("a shared page took too long") : error;
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}

/**
 * Tags of a shared page for purging a CDN, which are what `POST /_purge` takes: its path without locale, and its
 * locale. Fastly separates tags by spaces, the others by commas.
 */
function cacheTags(header: string, { path, locale }: Pick<LocalePath, "path" | "locale">): string {
  const tags = [`path:${path.replaceAll(",", "%2C")}`, `locale:${locale.code}`];
  return tags.join(header === "Surrogate-Key" ? " " : ",");
}
