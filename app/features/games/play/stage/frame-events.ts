/** Messages from a game to the page that embeds it (docs/contract.md#3.7). */
const plainEvents = ["ready", "close", "cashier", "balance", "session"] as const;

export type FrameEvent =
  | { name: (typeof plainEvents)[number] }
  | { name: "error"; refusal: { type: string; code: string } };

type Message = Pick<MessageEvent, "source" | "data">;

/**
 * Parses a message event; null unless it is a known event of this game. Senders are identified by their window,
 * because the frame's origin may be opaque.
 */
export function readFrameEvent(
  { source, data }: Message,
  frame: Window | null | undefined,
): FrameEvent | null {
  if (!frame || source !== frame || !isRecord(data) || data.source !== "platform-game") return null;
  if (data.event === "error") return { name: "error", refusal: readRefusal(data.error) };
  const name = plainEvents.find((known) => known === data.event);
  return name ? { name } : null;
}

/** The refusal in an error event. */
export function readRefusal(error: unknown): { type: string; code: string } {
  const { type, code } = isRecord(error) ? error : {};
  return { type: typeof type === "string" ? type : "", code: typeof code === "string" ? code : "" };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
