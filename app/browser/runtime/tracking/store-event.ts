import { paths } from "~/routing/paths";
import type { GivenFields, SentTo } from "./event-catalogue";

/** Reports a browser event to the platform. Fire and forget. */
export function storeEvent<Name extends SentTo<"platform">>(
  name: Name,
  ...[fields]: GivenFields<Name>
): void {
  const body = new URLSearchParams({ ...fields, event_name: name });
  void fetch(paths.events(), { method: "POST", body, keepalive: true }).catch(() => undefined);
}
