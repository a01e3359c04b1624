import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlPage, inScript } from "../http/html";
import { Refusal } from "../platform/protocol/errors";
import { type LocaleCode, type Words, words } from "../world/words";

/** What the platform's own page says when a game does not open, by error type. */
const refusals: Record<string, Words> = words.refusals;

/**
 * What a frame says to the page around it (docs/contract.md#3.7). A session that ended is an event of its own inside
 * a game.
 */
export function frameEventOf({ type, code }: Refusal, isInGame: boolean) {
  if (isInGame && code === "NOT_AUTHORIZED") return { source: "platform-game", event: "session" };
  return { source: "platform-game", event: "error", error: { type, code } };
}

/** The minimal page of a refused launch: it tells the page around it, and the player if nobody listens. */
export function refusalPage(refusal: Refusal, locale: LocaleCode, isInGame = false): Response {
  const text = (refusals[refusal.type] ?? words.refusals.other)[locale];
  return htmlPage({
    locale,
    title: text,
    style:
      "html{height:100%;color-scheme:dark}body{margin:0;min-height:100%;display:grid;place-items:center;background:#0b0d14;color:#e8ebf4;font:500 1.0625rem/1.5 system-ui,sans-serif;text-align:center}p{max-width:28rem;padding:1.5rem;margin:0}",
    content: `<p role="alert">${escapeHtml(text)}</p>
<script>if (parent !== window) parent.postMessage(${inScript(frameEventOf(refusal, isInGame))}, "*")</script>`,
    status: refusal.status,
    headers: { "X-Error-Type": refusal.type, "X-Error-Code": refusal.code },
  });
}

/** Runs a step; what the platform refuses becomes the page that says so. */
export function withRefusalPage(
  locale: LocaleCode,
  isInGame: boolean,
  step: () => Response | Promise<Response>,
): Response | Promise<Response> {
  try {
    return step();
  } catch (error) {
    if (error instanceof Refusal) return refusalPage(error, locale, isInGame);
    throw error;
  }
}
