import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { version } from "./package.json";
import { createSourceNames } from "./server/browser-reports/source-names";
import { loadBuiltSite } from "./server/built-site";
import { ConfigError, readConfig, type ServerConfig, settleMode } from "./server/config";
import { shareAssets } from "./server/middleware/files/shared-assets";
import { hasSecurityFile } from "./server/middleware/files/well-known-files";
import { tooWide } from "./server/middleware/forwarding";
import { misspelledLines } from "./server/misspelled-settings";
import { clockText } from "./server/operator-page/clocks";
import { probeLines } from "./server/operator-page/probe-lines";
import { createPipeline } from "./server/pipeline";
import { createErrorReports } from "./server/process/error-reports";
import { FIRST_PAGES_MS } from "./server/process/first-pages";
import { guarded } from "./server/process/guarded";
import { httpOptions, limitServer } from "./server/process/http-limits";
import { roomForConnections, shedIdleConnections } from "./server/process/idle-connections";
import { listen } from "./server/process/listen";
import { createLog } from "./server/process/log";
import { createDrain, longestStop, watchProcess } from "./server/process/shutdown";
import { createTelemetry } from "./server/process/telemetry";
import { createVerboseHour } from "./server/process/verbose-hour";
import { createSharedParts } from "./server/redis/shared-parts";
import { createTracing } from "./server/tracing/tracing";

/** Settled when the server listens. */
export const started = start();

async function start(): Promise<void> {
  settleMode(process.env);
  const config = configOrExit();
  const reports = config.errorReportUrl
    ? createErrorReports({ url: config.errorReportUrl, service: config.serviceName })
    : undefined;
  const tracing = await createTracing(config);
  const telemetry = createTelemetry(tracing);
  const log = createLog(config.logLevel, false, {
    onTrouble(level, fields, message) {
      telemetry.countLine(level);
      if (level === "error") reports?.report(fields, message);
    },
    onDropped: telemetry.countDroppedLines,
  });
  /** Stored for the operator's page: the log's first lines are soon far away. */
  const startWarnings: string[] = [];
  function warn(fields: object, message: string) {
    startWarnings.push(message);
    log.warn(fields, message);
  }
  for (const warning of [...misspelledLines(process.env), ...config.warnings]) warn({}, warning);

  const server = createServer(httpOptions);
  limitServer(server);
  shedIdleConnections(server, roomForConnections());
  const drain = createDrain(server, config.drainMs);
  const shared = await createSharedParts(config, log, telemetry).catch((error: Error) => stop(error.message));
  const { site, files } = await loadBuiltSite(new URL("./", import.meta.url), config.app, log, {
    ...shared.parts,
    telemetry,
  }).catch((error: Error) => stop(`the site cannot start: ${error.message}`));
  // Before the first page of this build: every process that is requested for its files then has them.
  if (config.sharedAssetsDir) {
    const assets = fileURLToPath(new URL("./client/assets/", import.meta.url));
    await shareAssets(config.sharedAssetsDir, site.version, assets).catch((error: Error) =>
      warn({ reason: error.message }, "SHARED_ASSETS_DIR takes no files: a rollout loses some"),
    );
  }

  const hour = createVerboseHour(log, config.logLevel);
  const pipeline = createPipeline({
    config,
    log,
    site: () => site,
    files: new Map([...files, ...config.ownFiles]),
    isDraining: drain.isDraining,
    purges: shared.purges,
    others: shared.others,
    verbose: { hour, notify: shared.notify },
    telemetry,
    startWarnings,
    sourceNames:
      config.app.browserReportShare > 0
        ? createSourceNames(new URL("./client-maps/", import.meta.url))
        : undefined,
    tracing,
  });
  server.on("request", guarded(pipeline.listener));
  shared.meet(site.version, hour);

  // Nothing waits for it: the probe reports a backend that does not answer yet.
  site.app.marketFit().then(
    ({ unknown, notes }) => {
      if (unknown.length > 0) stop(unknown.join("\n"));
      for (const note of notes) warn({}, note);
    },
    (error) => log.error({ err: error }, "the market's file was not compared with the backends"),
  );

  let probing: NodeJS.Timeout | undefined;
  watchProcess({
    log,
    exitAfter: longestStop(config.drainMs),
    onRejection: () => pipeline.metrics.rejections.inc(),
    inFlight: pipeline.inFlight,
    async leave() {
      clearTimeout(probing);
      await drain.drain({
        onClosing: () => log.info({ inFlight: pipeline.inFlight() }, "no connection is taken any more"),
        onCut: () => log.warn({ inFlight: pipeline.inFlight() }, "what takes too long is cut off"),
      });
      pipeline.stop();
      await site.app.close();
      shared.close();
      await Promise.all([reports?.settled(), tracing?.close()]);
    },
  });

  await listen(server, config).catch((error: Error) => stop(error.message));
  // A connection that could not be taken, as where no more files may be open, is no reason to end.
  server.on(
    "error",
    guarded((error: Error) => log.error({ err: error }, "a connection could not be taken")),
  );
  const { host, port, siteOrigins: origins } = config;
  log.info({ host, port, origins, version, build: site.version }, "listening");
  probing = setTimeout(() => {
    probeBackends().catch((error) => log.error({ err: error }, "the backends could not be probed"));
  }, FIRST_PAGES_MS).unref();
  const wide = tooWide(config.trustedProxies);
  if (wide.length > 0) {
    warn(
      { wide },
      "TRUSTED_PROXY_CIDRS trusts the internet: visitors choose their address and country, and limits hold nobody",
    );
  }
  if (!config.app.defaultCountry && config.trustedProxies.length === 0) {
    warn({}, "no country is known (DEFAULT_COUNTRY, COUNTRY_HEADER): no page can be shared between visitors");
  }
  if (config.app.paymentOrigins.length === 0) {
    warn({}, "PAYMENT_ORIGINS names no payment provider: players are sent to none");
  }
  if (config.security.contacts.length > 0 && !hasSecurityFile(config.security)) {
    warn({}, "SECURITY_EXPIRES is no day to come: /.well-known/security.txt is not there");
  }

  /** After the first pages, in the background: says once whether both backends answer as the contract says. */
  async function probeBackends() {
    const probed = await site.app.probe();
    const { failing, clocks } = telemetry.state();
    const warnings = [...probeLines(probed, failing), ...clocks.map(clockText)];
    if (warnings.length === 0) return log.info({}, "both backends answer as the contract says");
    warn({ warnings }, `the backends do not fit: ${warnings.join("; ")}. npm run check:backends tells more`);
  }
}

function configOrExit(): ServerConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    const said = error instanceof ConfigError ? error.message : String(error);
    return stop([said, ...misspelledLines(process.env)].join("\n"));
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
