import type { PageContext } from "~/context/app-context";
import type { CallOptions } from "~/platform/platform-request";
import type { AttemptResult } from "../idempotency/stored-outcome.server";

/**
 * Keys of the player's storage at the platform (docs/contract.md#3.10): one value each, shared by all their devices.
 */
const keys = {
  /** `off`: notices make no sound. */
  sound: "notice_sound",
  /** `off`: campaign popups do not open by themselves. */
  popups: "campaign_popups",
  /** Minutes between two reality checks; absent: none. */
  check: "reality_check",
  /** Notices of the market that were answered, by id. */
  notices: "market_notices",
  /** The game that is open, where the market allows one at a time, after the time until which it counts. */
  openGame: "open_game",
  /** A code was sent to the login's contact: the reminder to confirm it stays hidden (docs/product.md#4). */
  confirmSent: "confirm_sent",
  /** When the player last requested a limit, a break or an exclusion: no offers for a week (docs/product.md#10.4). */
  quietSince: "quiet_since",
  /** The last cashback whose popup was closed (docs/product.md#4). */
  seenCashback: "already_seen_cashback_id",
} as const;

/** When a question about a kind of limit was answered (docs/markets.md#the-fields). */
type AnswerKey = `limit_answer_${string}`;
/** When a campaign's popup was last shown (docs/contract.md#3.10); one key for each popup. */
type PopupKey = `popup_${string}`;
type StoredName = keyof typeof keys | PopupKey | AnswerKey;

const keyOf = (name: StoredName) => (Object.hasOwn(keys, name) ? keys[name as keyof typeof keys] : name);

/** Reads the named values in one call; those without a value are absent. Throws upstream failures. */
export async function readPlayerStorage<Name extends StoredName>(
  { platform }: Pick<PageContext, "platform">,
  names: readonly Name[],
  options: Pick<CallOptions, "outlives" | "recent"> = {},
): Promise<Partial<Record<Name, string>>> {
  const stored = await platform.call("storage.get", { keys: names.map(keyOf) }, options);
  const known = names.flatMap((name): [Name, string][] => {
    const value = stored[keyOf(name)];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(known) as Partial<Record<Name, string>>;
}

/** Stores a value; an empty one deletes the key. Refused when the storage is full (docs/contract.md#2, #row-25). */
export function writePlayerStorage(
  { platform }: Pick<PageContext, "platform">,
  name: StoredName,
  value: string,
) {
  return platform.attempt("storage.set", { key: keyOf(name), value });
}

/** Keys that mark a message as shown or closed (docs/contract.md#3.10). */
const HIDING = /^(?:popup_.+|confirm_sent|already_seen_cashback_id)$/;

/** Deletes the marks of closed and seen messages, which frees storage as well. */
export async function clearClosedHints({ platform }: PageContext): Promise<AttemptResult<1>> {
  const stored = await platform.call("storage.getKeys");
  const forgotten = await Promise.all(
    stored
      .filter((key) => HIDING.test(key))
      .map((key) => platform.attempt("storage.set", { key, value: "" })),
  );
  return forgotten.find(({ ok }) => !ok) ?? { ok: true, data: 1 };
}
