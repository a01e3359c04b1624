import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { LoyaltyNotificationSchema } from "~/platform/entities/loyalty";
import { idempotencyStoreKey } from "~/session/idempotency/idempotency-store";
import { readEntry } from "~/session/idempotency/read-entry";
import { settleSection } from "~/shell/sections/page-section";
import type { Notice } from "./notice";
import { type StoredNotice, toNotice } from "./to-notice.server";

/** Number of newest notices that are stored. */
const MAX_STORED = 50;

/** Stored notices have been parsed before, so `image` is already an absolute URL. */
const StoredSchema = z.array(
  LoyaltyNotificationSchema.extend({
    image: z.string().optional(),
    at: z.string(),
    isRead: z.boolean(),
  }),
);

/**
 * The player's notices, newest first. The platform returns each for a minute only (docs/contract.md#3.9), so they are
 * stored here; if the platform fails, the stored ones are returned.
 */
export async function readNotices(context: AppContext, uid: number): Promise<Notice[]> {
  const [stored, fetched] = await Promise.all([
    readStoredNotices(context, uid),
    settleSection(context, context.platform.call("loyalty.getnotifications")),
  ]);
  const known = new Set(stored.map(({ id }) => id));
  const at = new Date().toISOString();
  const fresh = (fetched.ok ? fetched.value : [])
    .filter(({ id }) => !known.has(id))
    .map((notice): StoredNotice => ({ ...notice, at, isRead: false }));
  const all = [...fresh.reverse(), ...stored].slice(0, MAX_STORED);
  if (fresh.length > 0) await store(context, uid, all);
  return all.map((notice) => toNotice(context, notice));
}

/** Number of unread stored notices, without a call to the platform. */
export async function countUnread(context: Pick<AppContext, "idempotency">, uid: number): Promise<number> {
  return (await readStoredNotices(context, uid)).filter(({ isRead }) => !isRead).length;
}

/** Marks notices as read. */
export async function markRead(
  context: Pick<AppContext, "idempotency">,
  uid: number,
  shown: readonly Notice[],
) {
  const ids = new Set(shown.filter(({ isUnread }) => isUnread).map(({ id }) => id));
  if (ids.size === 0) return;
  const stored = await readStoredNotices(context, uid);
  await store(
    context,
    uid,
    stored.map((notice) => (ids.has(notice.id) ? { ...notice, isRead: true } : notice)),
  );
}

const keyOf = (uid: number) => idempotencyStoreKey(uid, "notices", "kept");

async function readStoredNotices(
  { idempotency: once }: Pick<AppContext, "idempotency">,
  uid: number,
): Promise<StoredNotice[]> {
  const text = await once.read(keyOf(uid));
  return (text ? readEntry(text, StoredSchema) : null) ?? [];
}

async function store(
  { idempotency: once }: Pick<AppContext, "idempotency">,
  uid: number,
  notices: readonly StoredNotice[],
) {
  await once.write(keyOf(uid), JSON.stringify(notices));
}
