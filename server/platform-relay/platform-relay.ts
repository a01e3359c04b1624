import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "~/logger";
import { type CookieJar, createCookieJar } from "../../app/session/cookie-jar";
import { isMiniAppFrame } from "../../app/session/cookies";
import { readCookies } from "../../app/session/read-cookies";
import type { CallOutcome, Telemetry } from "../../app/upstream/telemetry";
import { checkLength, MAX_BODY } from "../middleware/csrf-check";
import { refuse, sendError } from "../middleware/error-page";
import { type BodyReader, isRefusal } from "../middleware/request-body";
import type { Step } from "../middleware/request-state";
import type { Refusal } from "../middleware/request-target";
import { hasNoErrorType, sendLaunchFailure } from "./launch-failure";
import { launchPath } from "./launch-path";
import {
  createHeaderPublisher,
  type PlatformAddresses,
  setRequestHeaders,
  setResponseHeaders,
} from "./relay-headers";

/** Platform paths that browsers reach directly: game launches, social sign-in, payment returns, tracking. */
const RELAYED = /^\/(?:platform\/game\/|oauth\/|connect\/|hit$)/;
const GAME = /^\/platform\/game\//;
const TIMEOUT = 15_000;

interface RelaySettings {
  app: PlatformAddresses;
  /** Version of the build being served. */
  version: () => string | Promise<string>;
}

/**
 * Relays these paths to the platform unchanged. Cookies follow docs/contract.md#1.4; game pages are sandboxed
 * (docs/contract.md#3.7).
 */
export function createPlatformRelay(
  { app, version }: RelaySettings,
  { readBody }: Pick<BodyReader, "readBody">,
  telemetry: Pick<Telemetry, "countCall">,
  log: Logger,
): Step {
  const { platformUrl } = app;
  const publish = createHeaderPublisher(app, (path) => RELAYED.test(path));
  const jars = new WeakMap<IncomingMessage, CookieJar>();
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  const sentAt = new WeakMap<IncomingMessage, number>();
  const count = (req: IncomingMessage, outcomeAfter: (ms: number) => CallOutcome) => {
    const { state } = req;
    const ms = performance.now() - (sentAt.get(req) ?? state.startedAt);
    const record = { service: "platform", method: state.label, outcome: outcomeAfter(ms), ms };
    telemetry.countCall(record);
    state.calls = [record];
  };
  const createProxy = async () => {
    const [{ createProxyMiddleware, debugProxyErrorsPlugin, proxyEventsPlugin }, { Agent }] =
      await Promise.all([
        import("http-proxy-middleware"),
        platformUrl.startsWith("https:") ? import("node:https") : import("node:http"),
      ]);
    return createProxyMiddleware({
      target: platformUrl,
      changeOrigin: true,
      agent: new Agent({ keepAlive: true, maxSockets: 64 }),
      proxyTimeout: TIMEOUT,
      pathRewrite: async (path, req) =>
        GAME.test(path) ? launchPath(path, req, await version(), jars.get(req)) : path,
      // Only two of the default plugins: one of the others logs to the console, another answers errors itself.
      ejectPlugins: true,
      plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
      on: {
        proxyReq(proxyReq, req) {
          setRequestHeaders(proxyReq, req, jars.get(req));
          // The body has been read already, so the proxy has nothing left to pipe.
          const body = bodies.get(req);
          if (body?.length) proxyReq.write(body);
          else proxyReq.removeHeader("Content-Length");
        },
        proxyRes(proxyRes, req, res) {
          count(req, () => outcomeOfReply(proxyRes));
          publish(proxyRes.headers);
          setResponseHeaders(proxyRes, req, res as ServerResponse, jars.get(req));
          if (isFailedHit(req, proxyRes.statusCode)) {
            proxyRes.resume();
            endHit(res as ServerResponse);
            return;
          }
          if (!isLaunch(req) || !hasNoErrorType(proxyRes)) return;
          log.warn({ requestId: req.state.requestId, status: proxyRes.statusCode }, "a launch failed");
          // The proxy does not pipe into a response that has ended.
          proxyRes.resume();
          sendLaunchFailure(req, res as ServerResponse, proxyRes.statusCode ?? 502);
        },
        error(error, req, res) {
          count(req, (ms) => outcomeOfFailure(error, req, ms));
          log.warn({ requestId: req.state.requestId, message: error.message }, "the relay failed");
          if (!("setHeader" in res)) return;
          if (isFailedHit(req, 502)) return endHit(res);
          const send = isLaunch(req) ? sendLaunchFailure : sendError;
          send(req, res as ServerResponse, 502);
        },
      },
    });
  };

  let proxy: ReturnType<typeof createProxy> | undefined;

  async function relay(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { state } = req;
    state.label = `relay: ${state.path.split("/", 2)[1]}`;
    const body = checkRelayedPost(req) ?? (await readBody(req, MAX_BODY));
    if (isRefusal(body)) {
      refuse(req, res, body);
      return true;
    }
    if (req.method === "POST") bodies.set(req, body);
    const jar = createCookieJar(req.headers.cookie, {
      isSecure: state.origin.startsWith("https:"),
      isFramed: isMiniAppFrame(readCookies(req.headers.cookie)),
      onDropped: (reason) => log.warn({ requestId: state.requestId, reason }, "a relayed cookie was dropped"),
    });
    jars.set(req, jar);
    // Loaded when it is first used: it is as much to load as the web server itself.
    proxy ??= createProxy();
    const forward = await proxy;
    sentAt.set(req, performance.now());
    void forward(req, res);
    return true;
  }

  return (req, res) => RELAYED.test(req.state.path) && relay(req, res);
}

function outcomeOfReply(reply: IncomingMessage): CallOutcome {
  const { statusCode = 502 } = reply;
  if (statusCode < 400) return "ok";
  if (hasNoErrorType(reply)) return statusCode >= 500 ? "status_5xx" : "status_4xx";
  return statusCode >= 500 ? "refused_5xx" : "refused";
}

function outcomeOfFailure(error: Error, { socket }: IncomingMessage, ms: number): CallOutcome {
  if (socket.destroyed) return "cancelled";
  if (ms >= TIMEOUT) return "timeout";
  return "code" in error && error.code === "ECONNRESET" ? "reset" : "unreachable";
}

/** A GET of a game page, as opposed to a POST that the game sends. */
function isLaunch({ method, state }: IncomingMessage): boolean {
  return method === "GET" && GAME.test(state.path);
}

/** Tracking failures are ignored (docs/contract.md#3.13), so that they do not show up in the browser's console. */
function isFailedHit({ state }: IncomingMessage, status = 502): boolean {
  return state.path === "/hit" && status >= 400;
}

function endHit(res: ServerResponse): void {
  if (!res.headersSent) res.writeHead(204);
  res.end();
}

/** POSTs are refused only if headers prove another origin: partners' servers and old browsers send none of them. */
function checkRelayedPost(req: IncomingMessage): Refusal | null {
  if (req.method !== "POST") return null;
  const { headers, state } = req;
  const site = headers["sec-fetch-site"];
  const isForeign =
    site === "cross-site" ||
    site === "same-site" ||
    headers["sec-fetch-mode"] === "navigate" ||
    (headers.origin !== undefined && headers.origin !== state.origin);
  if (isForeign) return { status: 403, reason: "origin of the post" };
  if (headers["transfer-encoding"]) return { status: 411, reason: "length" };
  return checkLength(headers["content-length"], MAX_BODY);
}
