import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerErrorType } from "../../app/platform/errors";
import { GAME_POLICY } from "../content-security-policy";

/** A platform's error as games report it to the page around them (docs/contract.md#3.7). */
export interface LaunchError {
  type: ServerErrorType;
  code: string;
}

const UNREADABLE: LaunchError = { type: "UnknownErrorException", code: "BAD_RESPONSE" };

const pageOf = (error: LaunchError) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  "<title>Not available</title><style>html{height:100%;color-scheme:dark}body{margin:0;min-height:100%;display:grid;" +
  "place-items:center;background:#0b0f0f;color:#eff4f2;font:1rem/1.5 system-ui,sans-serif}</style>" +
  '<p role="alert">This game is not available at the moment. Please try again.</p>' +
  `<script>if(parent!==window)parent.postMessage(${JSON.stringify({ source: "platform-game", event: "error", error })},"*")</script></html>`;

/** Answers a failed launch: a page that posts the platform's error event to its parent and shows a message. */
export function sendLaunchFailure(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  error: LaunchError = UNREADABLE,
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const page = pageOf(error);
  res.statusCode = status;
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Content-Security-Policy", GAME_POLICY);
  res.setHeader("Content-Length", Buffer.byteLength(page));
  res.end(req.method === "HEAD" ? undefined : page);
}
