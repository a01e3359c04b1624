import type { IncomingMessage, ServerResponse } from "node:http";
import type { LaunchRefusal } from "~/context/app";
import type { AppConfig } from "~/context/app-config";
import type { Logger } from "~/upstream/logger";
import { acceptsHtml } from "../../app/i18n/accept-headers";
import { PlatformFailure } from "../../app/platform/errors";
import { paths } from "../../app/routing/paths";
import { type CookieJar, createCookieJar } from "../../app/session/cookies/cookie-jar";
import { isMiniAppFrame, ownCookies } from "../../app/session/cookies/cookies";
import { readCookies } from "../../app/session/cookies/read-cookies";
import { UpstreamFailure } from "../../app/upstream/errors";
import type { Telemetry } from "../../app/upstream/telemetry";
import { relayBudget, type StreamBudget } from "../../app/upstream/transport/budgets";
import {
  createStreamTransport,
  type StreamedReply,
  type StreamRequest,
} from "../../app/upstream/transport/stream-transport.server";
import { addressBlock } from "../limits/address-block";
import { createSlots, SlotsFull } from "../limits/fair-slots";
import { checkLength, FOREIGN_POST, MAX_BODY, senderOf } from "../middleware/csrf-check";
import { refuse } from "../middleware/error-page";
import { type BodyReader, isRefusal } from "../middleware/request-body";
import { requestFields, type Step } from "../middleware/request-state";
import type { Refusal } from "../middleware/request-target";
import { signalOf } from "../pages/request-adapter";
import type { Site } from "../pages/site";
import { launchAddress } from "./launch-address";
import type { LaunchError } from "./launch-failure";
import { launchPath } from "./launch-path";
import { failedStatus, isGame, outcomeOfReply, sendFailure } from "./relay-failure";
import {
  createHeaderPublisher,
  ownHeaders,
  type PlatformAddresses,
  passedHeaders,
  requestHeaders,
} from "./relay-headers";
import { sendReply } from "./send-reply";

/** Platform paths that browsers reach directly: game launches, social sign-in, payment returns, tracking. */
const RELAYED = /^\/(?:(platform)\/game\/|(oauth|connect)\/|(hit)$)/;
const PREFIXES = ["platform", "oauth", "connect", "hit"] as const;

/** What a launch that is refused is answered where it is no page of its own. */
const refusals: Record<LaunchRefusal["why"], [status: number, error?: LaunchError]> = {
  noGame: [404, { type: "InvalidParameterException", code: "INVALID_PARAMETERS" }],
  otherGame: [409, { type: "InvalidRequestException", code: "OTHER_GAME" }],
  held: [403, { type: "InvalidRequestException", code: "HELD" }],
  signedOut: [403, { type: "AuthorizationException", code: "NOT_AUTHORIZED" }],
  unknown: [503],
};

interface RelaySettings {
  app: PlatformAddresses & Pick<AppConfig, "market">;
  site: () => Site | Promise<Site>;
  budget?: StreamBudget | undefined;
}

/**
 * Relays these paths to the platform: once, with what may pass of the headers in both directions. Cookies follow
 * docs/contract.md#1.4; game pages are sandboxed (docs/contract.md#3.7). Each prefix has slots and a breaker of its
 * own, so that a tracker that hangs costs nobody a game.
 */
export function createPlatformRelay(
  { app, site, budget = relayBudget }: RelaySettings,
  { readBody }: Pick<BodyReader, "readBody">,
  telemetry: Pick<Telemetry, "countCall" | "watchPool">,
  log: Logger,
): Step {
  const platform = new URL(app.platformUrl);
  const base = platform.pathname.replace(/\/$/, "");
  const publish = createHeaderPublisher(app, (path) => RELAYED.test(path));
  const slots = new Map(PREFIXES.map((prefix) => [labelOf(prefix), createSlots(budget.slots)]));
  const transport = createStreamTransport({
    service: "platform",
    pool: "relay",
    telemetry,
    Failure: PlatformFailure,
    origin: platform.origin,
    budget,
    connections: budget.slots.total * PREFIXES.length,
    outcomeOf: outcomeOfReply,
  });

  /** Without a market there are no rules but that of idle players, which this cookie is for. */
  const isJudged = (jar: CookieJar) => app.market !== undefined || jar.get(ownCookies.active) !== undefined;

  async function requestOf(
    req: IncomingMessage,
    body: Buffer,
    jar: CookieJar,
    signal: AbortSignal,
  ): Promise<StreamRequest> {
    const { state, url = "/", method } = req;
    return {
      label: state.label,
      verb: method as StreamRequest["verb"],
      path: base + (isGame(req) ? launchPath(url, req, (await site()).version, jar) : url),
      headers: requestHeaders(req, jar),
      body: method === "POST" ? body : null,
      signal,
      calls: state.calls,
    };
  }

  async function answer(req: IncomingMessage, res: ServerResponse, reply: StreamedReply, jar: CookieJar) {
    const failed = failedStatus(req, reply);
    if (failed !== null) {
      log.warn({ ...requestFields(req.state), status: reply.status }, "a relayed reply is a failure");
      sendFailure(req, res, failed);
      return;
    }
    const headers = { ...publish(passedHeaders(reply)), ...ownHeaders(req, reply, jar) };
    await sendReply(res, reply, headers, budget.bufferedBytes);
  }

  /** The page of a game says what holds it up; this is for launches that come without it. */
  async function isRefused(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const launch = launchAddress(req.state);
    if (!launch) return false;
    const current = await site();
    const { requestId, origin, clientIp, country } = req.state;
    const request = { requestId, origin, clientIp, country, cookieHeader: req.headers.cookie };
    const refusal = await current.app.refuseLaunch(launch, request, current);
    if (!refusal) return false;
    const { why, way, cookies = [] } = refusal;
    if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
    if (way !== undefined && opensPage(req)) sendWay(res, way);
    else sendFailure(req, res, ...refusals[why]);
    return true;
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown) {
    const { state } = req;
    if (error instanceof SlotsFull) {
      telemetry.countCall({ service: "platform", method: state.label, outcome: "overload", ms: 0 });
    } else if (!res.destroyed) {
      const kind = error instanceof UpstreamFailure ? { kind: error.kind } : { err: error };
      log.warn({ ...requestFields(state), ...kind }, "the relay failed");
    }
    sendFailure(req, res, statusOf(error));
  }

  async function relay(req: IncomingMessage, res: ServerResponse, label: string): Promise<boolean> {
    const { state } = req;
    state.label = label;
    const body = checkRelayedPost(req) ?? (await readBody(req, MAX_BODY));
    if (isRefusal(body)) {
      refuse(req, res, body);
      return true;
    }
    state.hasOwnSlot = true;
    state.calls = [];
    const signal = signalOf(res);
    const jar = createCookieJar(req.headers.cookie, {
      isSecure: state.origin.startsWith("https:"),
      isFramed: isMiniAppFrame(readCookies(req.headers.cookie)),
      onDropped: (reason) => log.warn({ ...requestFields(state), reason }, "a relayed cookie was dropped"),
    });
    const way = ownStart(req);
    if (way !== undefined) {
      sendWay(res, way);
      return true;
    }
    try {
      if (isJudged(jar) && (await isRefused(req, res))) return true;
      const request = await requestOf(req, body, jar, signal);
      await slots.get(label)?.run(addressBlock(state.clientIp), async () => {
        if (!signal.aborted) await transport.pass(request, (reply) => answer(req, res, reply, jar));
      });
    } catch (error) {
      fail(req, res, error);
    }
    return true;
  }

  return (req, res) => {
    const [, ...found] = RELAYED.exec(req.state.path) ?? [];
    const prefix = found.find(Boolean);
    return prefix !== undefined && relay(req, res, labelOf(prefix));
  };
}

function labelOf(prefix: string): string {
  return `relay: ${prefix}`;
}

/** Whether a person has opened the address, as opposed to a frame of the site or a script. */
function opensPage({ headers, method }: IncomingMessage): boolean {
  const { accept, "sec-fetch-dest": destination } = headers;
  return method === "GET" && (destination === undefined ? acceptsHtml(accept) : destination === "document");
}

/** Ways into another service, however a platform may take them; what is longer is a way back (docs/contract.md#o16). */
const SOCIAL_START = /^\/(?:oauth\/+init|connect\/+([^/]+))\/*$/i;

/** Another site's link to a social sign-in begins at the page that first reads whose session there is. */
function ownStart(req: IncomingMessage): string | undefined {
  const sender = req.headers["sec-fetch-site"];
  const start = SOCIAL_START.exec(req.state.path);
  if (!start || sender === undefined || sender === "same-origin" || !opensPage(req)) return undefined;
  const query = new URLSearchParams(req.state.search);
  return paths.social({
    service: start[1] ?? query.get("service") ?? undefined,
    type_auth: query.get("type_auth") ?? undefined,
  });
}

function sendWay(res: ServerResponse, way: string): void {
  res.writeHead(303, { Location: way, "Cache-Control": "no-store", "Content-Length": 0 });
  res.end();
}

function statusOf(error: unknown): number {
  if (error instanceof SlotsFull) return 503;
  return error instanceof UpstreamFailure ? error.status : 502;
}

/** POSTs are refused only if headers prove another origin: partners' servers and old browsers send none of them. */
function checkRelayedPost(req: IncomingMessage): Refusal | null {
  if (req.method !== "POST") return null;
  const { headers } = req;
  if (senderOf(req) === "foreign" || headers["sec-fetch-mode"] === "navigate") return FOREIGN_POST;
  if (headers["transfer-encoding"]) return { status: 411, reason: "length" };
  return checkLength(headers["content-length"], MAX_BODY);
}
