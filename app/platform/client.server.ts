import type { AppConfig } from "~/context/app-config";
import { replyLacks } from "~/market/backend-lacks";
import { inMarketReply } from "~/market/over-platform";
import type { CallOptions, PlatformRequest } from "~/platform/platform-request";
import { addressBaseOf, resolvingAddresses } from "~/upstream/foreign-address";
import type { Logger } from "~/upstream/logger";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { createDropReporter } from "~/upstream/report-dropped";
import { createSharedCache } from "~/upstream/shared-cache.server";
import { noTelemetry, noteCall, type Telemetry } from "~/upstream/telemetry";
import { budgets } from "~/upstream/transport/budgets";
import { createTransport, type Transport } from "~/upstream/transport/transport.server";
import { headerOf, type RawReply } from "~/upstream/transport/upstream-request.server";
import { type Limiter, unlimited } from "./attempt-limits";
import { readEnvelope } from "./call/envelope";
import { type PreparedCall, readReply, wireReply } from "./call/prepared-call.server";
import { errorCatalogue } from "./error-catalogue";
import { PlatformFailure, PlatformRefusal } from "./errors";
import { createGateCache } from "./gates.server";
import type { MethodDefinition } from "./methods/method";
import { methods } from "./methods/registry";
import type { PlatformClient } from "./platform-client";
import { createRecentReplies } from "./recent-replies.server";
import { createRequestClient } from "./request-client.server";

const namesOf = (isWanted: (definition: MethodDefinition) => boolean) =>
  Object.entries(methods).flatMap(([name, definition]) => (isWanted(definition) ? [name] : []));
const watched = {
  money: namesOf(({ timeClass }) => timeClass === "money"),
  // Some platforms do without the optional ones.
  publicReads: namesOf(
    ({ class: cacheClass, verb, isOptional }) => cacheClass !== "P" && verb === "GET" && !isOptional,
  ),
};

export interface Platform {
  forRequest(request: PlatformRequest): PlatformClient;
  /** Makes every shared reply due. Returns their number. */
  expire(): number;
  close(): Promise<void>;
}

/** Creates the client of this process, with its connection pools, breakers and shared cache. */
export function createPlatform(
  config: AppConfig,
  log: Logger,
  limiter: Limiter = unlimited,
  telemetry: Telemetry = noTelemetry,
): Platform {
  const { origin } = new URL(config.platformUrl);
  const addresses = createPublicAddresses(config);
  const sender = addressBaseOf(addresses, "platform");
  const transports = new Map<string, Transport>();
  const cache = createSharedCache(config.cacheBytes.platform);
  const recent = createRecentReplies(config.cacheBytes.own, config.ownReadsSeconds * 1000);
  const reporting = createDropReporter(log, "a part of a reply did not fit", {
    service: "platform",
    telemetry,
  });
  const gates = createGateCache(config, log);
  const readFitting = (call: PreparedCall, raw: RawReply) =>
    reporting({ key: call.key, document: call.method }, (report) => {
      if (call.definition.hasGates)
        gates.note(call.origin, readEnvelope(call.method, wireReply(raw)), report);
      const reply = resolvingAddresses(sender, () => readReply(call, raw, report));
      const lack = replyLacks(call.method, reply, config.market);
      if (lack) report(lack.what, lack.problem);
      return inMarketReply(call.method, reply, config.market);
    });
  telemetry.watchCache({ service: "platform", ...cache, bytes: () => cache.bytes() + recent.bytes() });
  telemetry.watchMethods(watched);

  /**
   * One transport per time class, and one per method that moves money, so that failing or hanging deposits never
   * block withdrawals.
   */
  function transportOf({ method, definition: { timeClass } }: PreparedCall): Transport {
    const name = timeClass === "money" ? method : timeClass;
    const known = transports.get(name);
    if (known) return known;
    const transport = createTransport({
      service: "platform",
      pool: name,
      telemetry,
      Failure: PlatformFailure,
      origin,
      budget: budgets[timeClass],
      publish: addresses.publish,
    });
    transports.set(name, transport);
    return transport;
  }

  /** Reads a shared reply through the cache. Drops `Set-Cookie`, which would be another visitor's. */
  function readShared(
    call: PreparedCall,
    { everyMs }: CallOptions,
    { calls, repliesSince: since }: Pick<PlatformRequest, "calls" | "repliesSince">,
  ): Promise<unknown> {
    const { timeClass } = call.definition;
    return cache.read(call.key, {
      everyMs,
      since,
      staleIfErrorMs: budgets[timeClass].staleIfErrorMs,
      onJoined: (ms) => noteCall(calls, { service: "platform", method: call.method, outcome: "joined", ms }),
      isFinal: (error) => error instanceof PlatformRefusal && !errorCatalogue[error.type].isRetryable,
      fill: () =>
        transportOf(call).send(call.toRequest(false), log, (raw) => ({
          data: readFitting(call, raw),
          bytes: raw.text.length,
          cacheControl: headerOf(raw, "cache-control"),
        })),
    });
  }

  const parts = { config, limiter, telemetry, recent, gates, transportOf, readFitting, readShared };
  return {
    forRequest: (request) => createRequestClient(request, parts),
    expire: cache.expire,
    close: async () => {
      await Promise.all([gates.close(), ...[...transports.values()].map((transport) => transport.close())]);
    },
  };
}
