import type { ServerConfig } from "../config";
import type { InFlight } from "../middleware/in-flight";
import type { Site } from "../pages/site";
import { instanceName } from "../process/instance-name";
import type { Metrics } from "../process/metrics";
import type { ProcessTelemetry } from "../process/telemetry";
import type { VerboseHour } from "../process/verbose-hour";
import type { PurgeRunner } from "../purge/purge";
import type { OtherInstance } from "../redis/instances";
import type { EdgeSign } from "./edge-signs";
import type { ProcessState } from "./process-state";

interface Watched {
  config: Pick<ServerConfig, "settings" | "logLevel" | "metricsToken">;
  site: () => Site | Promise<Site>;
  telemetry: ProcessTelemetry;
  verbose: { hour: VerboseHour };
  others?: (() => readonly OtherInstance[]) | undefined;
  startWarnings?: readonly string[] | undefined;
  whyNotReady: () => Promise<string | null>;
  inFlight: Pick<InFlight, "count">;
  purges: Pick<PurgeRunner, "last">;
  metrics: Pick<Metrics, "forms">;
  edge: { list: () => readonly EdgeSign[] };
}

/** Collects what the process knows of itself. */
export async function readProcessState(watched: Watched): Promise<ProcessState> {
  const { config, site, telemetry, verbose, others, startWarnings = [] } = watched;
  const { version, builtAt } = await site();
  return {
    version,
    builtAt,
    startedAt: Date.now() - process.uptime() * 1000,
    instance: instanceName(),
    notReady: await watched.whyNotReady(),
    inFlight: watched.inFlight.count(),
    lastPurge: watched.purges.last(),
    forms: watched.metrics.forms,
    edge: watched.edge.list(),
    others: others?.() ?? [],
    settings: config.settings,
    log: {
      level: config.logLevel,
      verboseUntil: verbose.hour.now().until,
      canChange: config.metricsToken !== undefined,
    },
    startWarnings,
    ...telemetry.state(),
  };
}
