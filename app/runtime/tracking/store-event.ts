import { paths } from "~/paths";
import type { EventName } from "./events";

/** Reports a browser event to the platform. Fire and forget. */
export function storeEvent(name: EventName, params: Readonly<Record<string, string>> = {}): void {
  const body = new URLSearchParams({ ...params, event_name: name });
  void fetch(paths.events(), { method: "POST", body, keepalive: true }).catch(() => undefined);
}
