import type { FieldsOf } from "./event-catalogue";
import { hitParams } from "./forwarded";
import { runWhenAllowed } from "./run-when-allowed";
import type { TrackingSettings } from "./settings";

/** docs/product.md#7.1: milliseconds after the start. */
const DELAY_MS = 3000;
/** Longest wait for the device session, in milliseconds: then the visit is counted without it. */
const PATIENCE_MS = 3000;
/** Longest session that fits into the request's URL. */
const MAX_SESSION = 12_000;

export type AgentSession = (src: string) => Promise<string | null>;

/**
 * Reports the visit to the platform, once per document (docs/contract.md#3.13): with the device session where it
 * wants one, else with the referrer. Fire and forget.
 */
export function startHit(
  { agent }: Pick<TrackingSettings, "agent">,
  search: () => string,
  sessionOf: AgentSession,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startedAt = Date.now();
  const stopWaiting = runWhenAllowed(agent?.purpose ?? "marketing", () => {
    const session = agent ? sessionOf(agent.src).catch(() => null) : Promise.resolve(null);
    timer = setTimeout(
      async () => send(await Promise.race([session, nullAfter(PATIENCE_MS)]), search()),
      Math.max(0, DELAY_MS - (Date.now() - startedAt)),
    );
  });
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}

function send(session: string | null, search: string): void {
  const isUsable = session !== null && session !== "" && session.length <= MAX_SESSION;
  const query: Record<string, string> = isUsable
    ? ({ seon_session: session } satisfies FieldsOf<"visit">)
    : { ...referrer(), ...hitParams(search) };
  void fetch(`/hit?${new URLSearchParams(query)}`, { keepalive: true, cache: "no-store" }).catch(
    () => undefined,
  );
}

/** The referring site without query; none for pages of our own. */
function referrer(): Record<string, string> {
  if (!URL.canParse(document.referrer)) return {};
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin
    ? {}
    : ({ referrer: (origin + pathname).slice(0, 1000) } satisfies FieldsOf<"visit">);
}

function nullAfter(delay: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), delay));
}
