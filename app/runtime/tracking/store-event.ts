import { paths } from "~/paths";
import type { EventName } from "./events";

/** Tells the platform of something that happened in the browser. Nobody waits for it, and nobody misses it. */
export function storeEvent(name: EventName, params: Readonly<Record<string, string>> = {}): void {
  const body = new URLSearchParams({ ...params, event_name: name });
  void fetch(paths.events(), { method: "POST", body, keepalive: true }).catch(() => undefined);
}
