import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { StreamBudget } from "../app/upstream/transport/budgets";
import { createBrowserMetrics } from "./browser-reports/browser-metrics";
import { createBrowserReportStep } from "./browser-reports/report-step";
import type { SourceNames } from "./browser-reports/source-names";
import type { ServerConfig } from "./config";
import { createDocumentPolicies, DEVELOPMENT_POLICY, type DocumentPolicies } from "./content-security-policy";
import { createImageStep } from "./images/image-step";
import { SlotsFull } from "./limits/fair-slots";
import { setBaseHeaders } from "./middleware/base-headers";
import { withholdCookies } from "./middleware/cross-site-cookies";
import { errorPageFooter, refuse, sendError } from "./middleware/error-page";
import { createBundleStep } from "./middleware/files/bundle-files";
import { createCrawlerFilesStep } from "./middleware/files/crawler-files";
import { createManifestStep } from "./middleware/files/manifest-file";
import { createMenuIconsStep } from "./middleware/files/menu-icons-file";
import { createSharedAssetsStep } from "./middleware/files/shared-assets";
import { createStaticStep, refuseMissingFile, type StaticFiles } from "./middleware/files/static-files";
import { createWellKnownStep } from "./middleware/files/well-known-files";
import { createForwarding } from "./middleware/forwarding";
import { createLoadGate, createPostGate, createTargetGate } from "./middleware/gates";
import { createInFlight } from "./middleware/in-flight";
import { createKitStep } from "./middleware/kit-page";
import { checkLoad, TOO_BUSY, watchLoop } from "./middleware/load-shedding";
import { createRefusedHosts } from "./middleware/log-refused-hosts";
import { createPostLimit } from "./middleware/post-flood-limit";
import { createReturnStep } from "./middleware/provider-returns";
import { createReportStep } from "./middleware/report-endpoint";
import { ClientGone, createBodyReader } from "./middleware/request-body";
import { createRequestState, requestFields, runSteps, type Step } from "./middleware/request-state";
import { hostTable } from "./middleware/request-target";
import { type ConnectMiddleware, continues, fromMiddleware, inSpan } from "./middleware/step-kinds";
import { createEdgeSigns } from "./operator-page/edge-signs";
import { createOperatorStep } from "./operator-page/operator-step";
import { readProcessState } from "./operator-page/read-process-state";
import { wrongsOf } from "./operator-page/wrongs";
import { createPageCache, NO_LIFE } from "./pages/page-cache";
import { createSiteSteps } from "./pages/page-steps";
import { createRenderSlots } from "./pages/render-slots";
import type { Site } from "./pages/site";
import { LocalesNotFound } from "./pages/site-locales";
import { createPlatformRelay } from "./platform-relay/platform-relay";
import { createAccessLog } from "./process/access-log";
import { createHealthStep, createReadiness } from "./process/health";
import type { Log } from "./process/log";
import { createMetrics, createMetricsStep } from "./process/metrics";
import { watchServing } from "./process/serving-watch";
import type { ProcessTelemetry } from "./process/telemetry";
import type { VerboseHour } from "./process/verbose-hour";
import { createPurge, type PurgeChannel } from "./purge/purge";
import { createPurgeStep } from "./purge/purge-step";
import type { OtherInstance } from "./redis/instances";
import type { Tracing } from "./tracing/open-telemetry";

export interface PipelineParts {
  config: ServerConfig;
  log: Log;
  site: () => Site | Promise<Site>;
  /** The build's and the operator's; in development the operator's alone. */
  files: StaticFiles;
  isDraining: () => boolean;
  /** Other processes of the site. */
  purges?: PurgeChannel | undefined;
  others?: (() => readonly OtherInstance[]) | undefined;
  /** Debug lines for an hour, and notifies the other processes. */
  verbose: { hour: VerboseHour; notify: () => Promise<unknown> };
  /** What the start has warned of; it may grow. */
  startWarnings?: readonly string[];
  telemetry: ProcessTelemetry;
  /** Names places in the browser's scripts; undefined in development, which has no maps of them. */
  sourceNames?: SourceNames | undefined;
  tracing?: Tracing | undefined;
  /** Bounds of what is relayed, where they are not those of production. */
  relayBudget?: StreamBudget | undefined;
  development?: {
    /** Serves modules, in place of the static files. */
    middleware: ConnectMiddleware;
    /** Answers a request that failed, in place of the static error page. */
    answerError(error: unknown, req: IncomingMessage, res: ServerResponse): void;
  };
}

/** The request pipeline, in order. Cheap, decisive steps run first. */
export function createPipeline(parts: PipelineParts) {
  const { config, log } = parts;
  const peer = typeof config.port === "string" ? "127.0.0.1" : undefined;
  const errorFooter = config.app.market ? errorPageFooter(config.app.market) : "";
  const inFlight = createInFlight();
  const loop = watchLoop();
  const renders = createRenderSlots();
  const bodies = createBodyReader();
  const serving = watchServing({
    hasRoom: () => !renders.isFull() && checkLoad("page", inFlight.working(), 0) === null,
    made: renders.made,
  });
  const whyNotReady = createReadiness({
    isDraining: parts.isDraining,
    isStuck: serving.isStuck,
    site: parts.site,
    failing: () => parts.telemetry.state().failing,
  });
  const pages = createPageCache(
    parts.development || !config.cachesPages ? NO_LIFE : config.app.publishBound,
    config.app.cacheBytes,
  );
  const browsers = createBrowserMetrics();
  const metrics = createMetrics({
    inFlight: inFlight.count,
    cacheBytes: async () => ({ pages: pages.bytes(), fragments: (await parts.site()).app.fragmentBytes() }),
    isReady: async () => (await whyNotReady()) === null,
    wrong: async () => wrongsOf(await state()),
    telemetry: parts.telemetry,
    browsers,
    siteLabels: config.siteLabels,
  });
  const logAccess = createAccessLog(log, metrics, config.slowRequestMs);
  const { defaultCountry } = config.app;
  const hasProxies = config.trustedProxies.length > 0;
  const edge = createEdgeSigns({
    countryHeader: config.countryHeader,
    needsCountry: hasProxies && (config.isCountryKeyed || defaultCountry === undefined),
  });
  const forward = createForwarding({ ...config, defaultCountry, note: edge.note });
  const hosts = hostTable(config.siteOrigins);
  const access = { token: config.metricsToken, hosts };
  const operatorContent = {
    panel: config.contentPanel,
    review: async () => {
      const site = await parts.site();
      await site.app.reviewContent(site);
    },
  };
  const reportHost = createRefusedHosts(log);
  const health = createHealthStep(whyNotReady, () => parts.telemetry.state().redis?.trouble === undefined);
  const steps = createSiteSteps({
    site: parts.site,
    policies: parts.development ? developmentPolicies : createDocumentPolicies(config),
    pages,
    publishBound: config.app.publishBound,
    isCountryKeyed: config.isCountryKeyed,
    tagHeader: config.cdnTagHeader,
    noticeSettings: config.app,
    offersByAge: config.app.market?.age.bonusMin !== undefined,
    renders,
    bodies,
    metrics,
    log,
  });

  const purges = createPurge({ pages, site: parts.site, channel: parts.purges, others: parts.others, log });
  const purge = createPurgeStep({
    purge: purges,
    token: config.purgeToken,
    factor: config.rateLimitFactor,
  });
  const state = () => readProcessState({ ...parts, whyNotReady, inFlight, purges, metrics, edge });

  const takeBrowserReport = createBrowserReportStep({
    site: parts.site,
    sourceNames: parts.sourceNames,
    factor: config.rateLimitFactor,
    metrics: browsers,
    log,
    bodies,
  });

  /** What is made for the request, rather than sent as it is cached. */
  const made: readonly Step[] = [
    createLoadGate(inFlight, loop),
    createReportStep(log, metrics, bodies),
    createPlatformRelay(
      { app: config.app, site: parts.site, budget: parts.relayBudget },
      bodies,
      parts.telemetry,
      log,
    ),
    createPostLimit(config.rateLimitFactor),
    ...(config.app.browserReportShare > 0 ? [takeBrowserReport] : []),
    createReturnStep(bodies),
    createPostGate(metrics.countForm),
    createBundleStep(parts.site),
    createCrawlerFilesStep(parts.site),
    (req, res) => steps.anyPage(req, res).then(() => true),
  ];

  const fail = (error: unknown, req: IncomingMessage, res: ServerResponse) => {
    // The client has disconnected; the access log has its line.
    if (error instanceof ClientGone || (isAbort(error) && res.destroyed)) return;
    if (error instanceof SlotsFull) return refuse(req, res, TOO_BUSY);
    log.error({ err: error, ...requestFields(req.state) }, "a request failed");
    if (parts.development) return parts.development.answerError(error, req, res);
    sendError(req, res, 500, error instanceof LocalesNotFound ? error.message : undefined);
  };

  // What is sent as it is cached comes first, with headers of its own; all others build theirs from the base.
  const sequence: readonly Step[] = [
    health,
    continues((req) => forward(req, req.state)),
    createMetricsStep(metrics, access),
    createOperatorStep({ state, content: operatorContent, access, verbose: parts.verbose }),
    purge,
    createTargetGate(hosts, (req) => {
      edge.noteRefusedHost(req);
      reportHost(req);
    }),
    continues(withholdCookies),
    createStaticStep(parts.files),
    ...(config.sharedAssetsDir ? [createSharedAssetsStep(config.sharedAssetsDir)] : []),
    steps.cachedPage,
    continues((req, res) => setBaseHeaders(res, req.state)),
    // Before what says that a file is missing: image paths may end in file names that are not ours.
    createImageStep(parts),
    createManifestStep(parts.site),
    createMenuIconsStep(parts.site),
    createWellKnownStep(config.security),
    ...(config.hasKit ? [createKitStep(parts.site)] : []),
    parts.development ? fromMiddleware(parts.development.middleware) : refuseMissingFile,
    ...(parts.tracing ? [inSpan(parts.tracing, made)] : made),
  ];

  const listener: RequestListener = (req, res) => {
    createRequestState(req, { errorFooter, isLeaving: parts.isDraining(), peer });
    const slot = inFlight.add(req, res, logAccess);
    if (slot === "ignored") return;
    if (slot === "last") return refuse(req, res, TOO_MANY_AT_ONCE);
    try {
      runSteps(sequence, req, res)?.catch((error) => fail(error, req, res));
    } catch (error) {
      fail(error, req, res);
    }
  };

  return {
    listener,
    metrics,
    /** Number of answers under way. */
    inFlight: inFlight.count,
    stop() {
      inFlight.stop();
      serving.stop();
      loop.stop();
    },
  };
}

/** The refusal of a connection that pipelines too many requests; it is then closed. */
const TOO_MANY_AT_ONCE = { status: 429, reason: "pipelined", headers: { "Retry-After": "1" } };

const developmentPolicies: DocumentPolicies = () => ({ "Content-Security-Policy": DEVELOPMENT_POLICY });

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
