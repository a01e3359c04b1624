import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallOutcome } from "../../app/upstream/telemetry";
import type { StreamedReply } from "../../app/upstream/transport/stream-transport.server";
import { sendError } from "../middleware/error-page";
import { TOO_BUSY } from "../middleware/load-shedding";
import { type LaunchError, sendLaunchFailure } from "./launch-failure";

const GAME = "/platform/game/";

/** Whether the path is a game's: there launches get what they lack, and failures a page for the frame. */
export function isGame({ state }: IncomingMessage): boolean {
  return state.path.startsWith(GAME);
}

/** Answers a request that has no reply to pass on, in the format that the requester reads. */
export function sendFailure(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  error?: LaunchError,
): void {
  if (res.headersSent) {
    res.destroy();
  } else if (req.state.path === "/hit") {
    // Tracking failures are ignored (docs/contract.md#3.13), so that they do not show up in the browser's console.
    res.writeHead(204).end();
  } else {
    if (status === 503) res.setHeader("Retry-After", TOO_BUSY.headers["Retry-After"]);
    // A GET of a game page, as opposed to a POST that the game sends.
    if (req.method === "GET" && isGame(req)) sendLaunchFailure(req, res, status, error);
    else sendError(req, res, status);
  }
}

/**
 * The status to answer a reply with that is not passed on: a failed hit, a failed launch without the platform's error
 * type (an empty page, or one of a proxy in between), or no status of a final reply. Null for all others.
 */
export function failedStatus(req: IncomingMessage, reply: StreamedReply): number | null {
  if (reply.status < 200 || reply.status > 599) return 502;
  if (reply.status < 400) return null;
  const isFailedLaunch = req.method === "GET" && isGame(req) && !hasErrorType(reply);
  return isFailedLaunch || req.state.path === "/hit" ? reply.status : null;
}

export function outcomeOfReply(reply: StreamedReply): CallOutcome {
  const { status } = reply;
  if (status > 599) return "shape";
  if (status < 400) return "ok";
  if (!hasErrorType(reply)) return status >= 500 ? "status_5xx" : "status_4xx";
  return status >= 500 ? "refused_5xx" : "refused";
}

/** An error of the platform itself (docs/contract.md#3.7). */
function hasErrorType({ headers }: StreamedReply): boolean {
  return headers["x-error-type"] !== undefined;
}
