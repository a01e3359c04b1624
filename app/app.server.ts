import type { AppLoadContext } from "@remix-run/node";
import {
  createFragmentCache,
  createFragments,
  noFragmentCache,
} from "./browser/served-html/fragment-cache.server";
import { contentTokenIn } from "./content/account/content-token";
import { createContent } from "./content/client.server";
import type { ContentRequest } from "./content/content-client";
import { createContentTime } from "./content/content-time.server";
import type { LocalesReply } from "./content/entities/locales";
import type { App, SharedParts } from "./context/app";
import type { AppConfig } from "./context/app-config";
import type { RequestData } from "./context/app-context";
import { createContentReview } from "./features/content-review/content-review.server";
import { createLaunchGate } from "./features/games/play/launch-gate.server";
import { renderKit } from "./features/kit/kit-page.server";
import { cookiesOfViewer, readPreview } from "./features/preview/preview.server";
import { bundlesAt, createCatalogues } from "./i18n/catalogues.server";
import { createRemixI18n } from "./i18n/detect-locale.server";
import { marketFit } from "./market/fit/market-fit.server";
import { openPromotions } from "./market/open-promotions.server";
import { createPlatform } from "./platform/client.server";
import type { KnownLocales } from "./routing/known-locales";
import type { Locale } from "./routing/locale";
import { readConsent } from "./session/consent";
import { createCookieJar } from "./session/cookies/cookie-jar";
import { ownCookies } from "./session/cookies/cookies";
import { readCookies } from "./session/cookies/read-cookies";
import { createMemoryIdempotencyStore } from "./session/idempotency/idempotency-store";
import { watchClaims } from "./session/idempotency/open-claims";
import { type Player, readPlayer } from "./session/player.server";
import { PROBE_ID, probeBackends, probeClient } from "./shell/boot/backend-probe.server";
import { createBoot } from "./shell/boot/boot.server";
import { guardPage } from "./shell/guards/route-guards.server";
import { createHostFiles } from "./shell/host-files.server";
import { readOwnParts } from "./shell/own-parts/read-own-parts.server";
import { findRedirect } from "./shell/redirects/follow-rules.server";
import { ignoreRejection } from "./upstream/ignore-rejection";
import { type Logger, RequestLog } from "./upstream/logger";
import { noTelemetry } from "./upstream/telemetry";
import { PAGE_READS_MS } from "./upstream/transport/budgets";
import { createReadDeadline } from "./upstream/transport/read-deadline";

/**
 * Creates the app once per process: backend clients with their pools and caches, catalogues, and a context per
 * request.
 */
export function createApp(config: AppConfig, log: Logger, shared: SharedParts = {}): App {
  const telemetry = shared.telemetry ?? noTelemetry;
  const platform = createPlatform(config, log, shared.limiter, telemetry);
  const once = watchClaims(shared.idempotencyStore ?? createMemoryIdempotencyStore());
  const content = createContent(config, log, telemetry);
  const fragments = createFragmentCache(config.cacheBytes.fragments);
  const { remixI18n, know } = createRemixI18n();
  const catalogueOf = createCatalogues(remixI18n);

  const contentFor = (
    { requestId, origin, signal, calls }: Pick<RequestData, "requestId" | "origin" | "signal" | "calls">,
    locale: string,
    more: Pick<
      ContentRequest,
      "account" | "drafts" | "time" | "onFallback" | "deadline" | "repliesSince"
    > = {},
  ) => content.forRequest({ requestId, origin, signal, calls, locale, ...more });

  /** Content reads without a visitor: at start, and for message bundles. */
  const ownContent = (
    locale: string,
    more: Pick<ContentRequest, "time" | "onFallback" | "repliesSince"> = {},
    requestId = "app",
  ) =>
    contentFor({ requestId, origin: config.mainOrigin, signal: new AbortController().signal }, locale, more);

  const boot = createBoot(async () => {
    const { defaultLocale: code } = await ownContent("").locales();
    await ownContent(code).bootReads();
  });

  let lastRead: { reply: LocalesReply; known: KnownLocales } | undefined;

  /** The same objects as long as the service says the same. */
  async function locales(): Promise<KnownLocales> {
    const reply = await ownContent("").locales();
    if (lastRead?.reply !== reply) lastRead = { reply, known: toKnownLocales(reply) };
    know(lastRead.known);
    return lastRead.known;
  }

  function toKnownLocales({ locales, defaultLocale: code }: LocalesReply): KnownLocales {
    const inMarket = locales.filter((locale) => config.market?.locales?.includes(locale.code) ?? true);
    // A market's file that names none of them is wrong, as the start says: pages in some language are better than none.
    const offered = inMarket.length > 0 ? inMarket : locales;
    const defaultCode = (offered.find((locale) => locale.code === code) ?? offered[0])?.code;
    const known = offered.map((locale): Locale => ({ ...locale, isDefault: locale.code === defaultCode }));
    const defaultLocale = known.find((locale) => locale.isDefault);
    if (!defaultLocale) throw new Error("PLUGIN:I18N: LOCALES NOT FOUND");
    return { locales: known, defaultLocale };
  }

  async function catalogue(
    locale: string,
    defaultLocale: string,
    more: Pick<ContentRequest, "time" | "onFallback" | "repliesSince"> = {},
  ) {
    const reader = ownContent(locale, more);
    const [own, fallback] = await Promise.all([reader.messages(locale), reader.messages(defaultLocale)]);
    return catalogueOf(locale, own, fallback);
  }

  async function contextFor(requestData: RequestData): Promise<AppLoadContext> {
    const requestLog = new RequestLog(log, requestData.requestId);
    const defaultCode =
      requestData.locales.find((locale) => locale.isDefault)?.code ?? requestData.locale.code;
    const preview = readPreview(readCookies(requestData.cookieHeader), config.preview);
    const contentTime = createContentTime(preview?.at);
    const isFramed = requestData.isFramed || requestData.isMiniApp;
    const cookies = createCookieJar(cookiesOfViewer(requestData.cookieHeader, preview), {
      isSecure: requestData.origin.startsWith("https:"),
      isFramed: isFramed || preview?.isFramed,
      onDropped: (reason) => requestLog.warn({ reason }, "a cookie was dropped"),
    });
    const isPage = requestData.branch.handles.some(({ page }) => page);
    const deadline = isPage ? createReadDeadline(PAGE_READS_MS) : undefined;
    let isPartial = false;
    // What is made of shared replies is cached again, a page of one visitor is not.
    const { repliesMs, ownRepliesMs } = config.publishBound;
    const repliesSince = Date.now() - (requestData.isShared ? repliesMs : ownRepliesMs);
    const onFallback = () => {
      isPartial = true;
    };
    const contentClient = contentFor(requestData, requestData.locale.code, {
      account: requestData.isShared ? undefined : contentTokenIn(cookies),
      time: contentTime,
      drafts: preview?.shows === "draft" ? config.preview?.apiToken : undefined,
      onFallback,
      deadline,
      repliesSince,
    });
    if (requestData.readsPage) {
      // Every page needs these: started in parallel before anything awaits one of them.
      ignoreRejection(contentClient.config());
      ignoreRejection(contentClient.commonData());
      ignoreRejection(contentClient.routeRule(requestData.path));
    }
    const { t, hash } = await catalogue(requestData.locale.code, defaultCode, {
      time: contentTime,
      onFallback,
      repliesSince,
    });
    const client = platform.forRequest({
      ...requestData,
      // Lists of the platform for one visitor may be as old as the platform itself says.
      repliesSince: requestData.isShared ? repliesSince : undefined,
      isFramed,
      locale: requestData.locale.code,
      cookies,
      log: requestLog,
      deadline,
      viewer: () => context.viewer(),
      sportsbook: async () => (await contentClient.config()).product.sportsbookSysname,
      onCountryRead() {
        context.differsByCountry = true;
      },
      onTooMany(seconds) {
        context.retryAfter = seconds;
      },
    });
    let player: Promise<Player> | undefined;
    let guarded: Promise<void> | undefined;
    const context: AppLoadContext = {
      ...requestData,
      query: new URLSearchParams(requestData.search),
      config,
      log: requestLog,
      cookies,
      t,
      remixI18n,
      messagesHash: hash,
      consent: readConsent(config.requiresConsent, cookies.get(ownCookies.consent)),
      retryAfter: 5,
      // An accessor, because reads that started before this object existed may still set it.
      get isPartial() {
        return isPartial;
      },
      set isPartial(value) {
        isPartial = value;
      },
      differsByCountry: false,
      platform: client,
      preview,
      idempotency: once,
      telemetry,
      fragments: createFragments(preview ? noFragmentCache : fragments, requestData.isDataRequest),
      contentTime,
      content: {
        ...contentClient,
        promotions: async () =>
          openPromotions(await contentClient.promotions(), config.market, {
            viewer: context.viewer,
            call: client.call,
          }),
      },
      player() {
        // No code may bypass this: what it would make is cached for everybody.
        if (requestData.sharedFor) return Promise.reject(new Error("a page of all players asked for one"));
        player ??= requestData.isShared
          ? Promise.resolve({ kind: "visitor" })
          : readPlayer(
              client,
              cookies,
              requestData.branch.handles.some(({ servesBlocked }) => servesBlocked),
            );
        return player;
      },
      viewer: async () => requestData.sharedFor ?? (await context.player()).kind,
      asVisitor: () => contextFor({ ...requestData, cookieHeader: undefined }),
      takesMessengers: async () => (await contentClient.config()).product.messenger !== undefined,
      guard() {
        guarded ??= guardPage(context);
        return guarded;
      },
    };
    return context;
  }

  async function messageBundles(localeCode: string, numbers: string) {
    const names = bundlesAt(numbers);
    if (!names) return null;
    const { locales: known, defaultLocale } = await locales();
    if (!known.some((locale) => locale.code === localeCode)) return null;
    const { bundles, hash } = await catalogue(localeCode, defaultLocale.code);
    return { hash, body: JSON.stringify(Object.assign({}, ...names.map((name) => bundles.get(name)))) };
  }

  return {
    locales,
    getLocale: (request) => remixI18n.getLocale(request),
    missing: boot.missing,
    fragmentBytes: fragments.bytes,
    probe: () =>
      probeBackends(platform, {
        locales: () => ownContent("").locales(),
        content: (locale) => ownContent(locale, {}, PROBE_ID),
        config,
      }),
    marketFit: () =>
      marketFit({
        market: config.market,
        locales: () => ownContent("").locales(),
        messages: (locale) => ownContent(locale).messages(locale),
        platform: probeClient(platform, config, "en-US"),
      }),
    reviewContent: createContentReview({ locales, content: ownContent, note: telemetry.noteDropped }),
    expireReplies: () => platform.expire() + content.expire(),
    contextFor,
    ownParts: readOwnParts,
    movedFrom: async (requestData, prefix) =>
      findRedirect(await contextFor(requestData), prefix).catch(() => null),
    messageBundles,
    ...createHostFiles({ locales, contextFor }),
    refuseLaunch: createLaunchGate({ locales, contextFor }),
    kit: async () => {
      const { locales: known, defaultLocale } = await locales();
      const mirrored = known.find(({ direction }) => direction !== defaultLocale.direction);
      const shown = [defaultLocale, ...(mirrored ? [mirrored] : [])].map(async (locale) => {
        const { t } = await catalogue(locale.code, defaultLocale.code);
        return { locale, t };
      });
      return renderKit(await Promise.all(shown), config.brand, config.market);
    },
    close: async () => {
      boot.stop();
      await once.settled();
      await Promise.all([platform.close(), content.close()]);
    },
  };
}
