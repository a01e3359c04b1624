import type { AppContext } from "~/context";
import type { CallOptions } from "~/platform/platform-request";
import type { Attempt } from "./idempotency/stored-outcome.server";

/** What the site puts aside for a player (contract 3.10): one value a key, the same on each of their devices. */
const keys = {
  /** `off`: notices make no sound. */
  sound: "notice_sound",
  /** `off`: no campaign's popup opens by itself. */
  popups: "campaign_popups",
  /** Minutes between two reality checks; absent: none. */
  check: "reality_check",
  /** The login's contact was sent a code: nobody is reminded of it any more (product 4). */
  confirmSent: "confirm_sent",
  /** The last cashback whose popup was closed (product 4). */
  seenCashback: "already_seen_cashback_id",
} as const;

/** When a campaign's popup was last shown (contract 3.10); one key for each popup. */
type PopupKey = `popup_${string}`;
type StoredName = keyof typeof keys | PopupKey;

const keyOf = (name: StoredName) => (Object.hasOwn(keys, name) ? keys[name as keyof typeof keys] : name);

type StorageContext = Pick<AppContext, "platform">;

/** All that is asked for with one call; what was never put aside is absent. Upstream failures are thrown. */
export async function readPlayerStorage<Name extends StoredName>(
  { platform }: StorageContext,
  names: readonly Name[],
  options: Pick<CallOptions, "outlives"> = {},
): Promise<Partial<Record<Name, string>>> {
  const stored = await platform.call("storage.get", { keys: names.map(keyOf) }, options);
  const known = names.flatMap((name): [Name, string][] => {
    const value = stored[keyOf(name)];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(known) as Partial<Record<Name, string>>;
}

/** Puts a value aside; an empty one is forgotten. Refused where there is no room (contract 2, 25). */
export function writePlayerStorage({ platform }: StorageContext, name: StoredName, value: string) {
  return platform.attempt("storage.set", { key: keyOf(name), value });
}

/** Keys that keep something from being shown a second time (contract 3.10). */
const HIDING = /^(?:popup_.+|confirm_sent|already_seen_cashback_id)$/;

/** Forgets which messages were closed or seen, which makes room as well. */
export async function forgetClosed({ platform }: StorageContext): Promise<Attempt<1>> {
  const stored = await platform.call("storage.getKeys");
  const forgotten = await Promise.all(
    stored
      .filter((key) => HIDING.test(key))
      .map((key) => platform.attempt("storage.set", { key, value: "" })),
  );
  return forgotten.find(({ ok }) => !ok) ?? { ok: true, data: 1 };
}
