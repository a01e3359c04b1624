import { z } from "zod";
import type { AppContext } from "~/context";
import { LoyaltyNotificationSchema } from "~/platform/entities-loyalty";
import { idempotencyStoreKey } from "~/session/idempotency/idempotency-store";
import { readEntry } from "~/session/idempotency/read-entry";
import { settleSection } from "~/shell/page-section";
import type { Notice } from "./notice";
import { type KeptNotice, toNotice } from "./to-notice.server";

/** The newest so many. */
const KEPT = 50;

/** Read already once: a picture's address is whole. */
const KeptSchema = z.array(
  LoyaltyNotificationSchema.extend({
    image: z.string().optional(),
    at: z.string(),
    isRead: z.boolean(),
  }),
);

type NoticesContext = Pick<AppContext, "idempotency" | "platform" | "i18n" | "locale" | "isPartial">;

/**
 * What the platform has to tell this player, and what it told lately. It tells everything for a minute only (contract
 * 3.9), so whatever it told is kept here, the newest first; a read that fails leaves what is kept.
 */
export async function readNotices(context: NoticesContext, uid: number): Promise<Notice[]> {
  const [kept, told] = await Promise.all([
    readKept(context, uid),
    settleSection(context, context.platform.call("loyalty.getnotifications")),
  ]);
  const known = new Set(kept.map(({ id }) => id));
  const at = new Date().toISOString();
  const fresh = (told.ok ? told.value : [])
    .filter(({ id }) => !known.has(id))
    .map((notice): KeptNotice => ({ ...notice, at, isRead: false }));
  const all = [...fresh.reverse(), ...kept].slice(0, KEPT);
  if (fresh.length > 0) await keep(context, uid, all);
  return all.map((notice) => toNotice(context, notice));
}

/** How many were not looked at, as far as is known without asking. */
export async function countUnread(context: Pick<AppContext, "idempotency">, uid: number): Promise<number> {
  return (await readKept(context, uid)).filter(({ isRead }) => !isRead).length;
}

/** What was shown is no news any more. */
export async function markRead(
  context: Pick<AppContext, "idempotency">,
  uid: number,
  shown: readonly Notice[],
) {
  const ids = new Set(shown.filter(({ isUnread }) => isUnread).map(({ id }) => id));
  if (ids.size === 0) return;
  const kept = await readKept(context, uid);
  await keep(
    context,
    uid,
    kept.map((notice) => (ids.has(notice.id) ? { ...notice, isRead: true } : notice)),
  );
}

const keyOf = (uid: number) => idempotencyStoreKey(uid, "notices", "kept");

async function readKept(
  { idempotency: once }: Pick<AppContext, "idempotency">,
  uid: number,
): Promise<KeptNotice[]> {
  const text = await once.read(keyOf(uid));
  return (text === null ? null : readEntry(text, KeptSchema)) ?? [];
}

async function keep(
  { idempotency: once }: Pick<AppContext, "idempotency">,
  uid: number,
  notices: readonly KeptNotice[],
) {
  await once.write(keyOf(uid), JSON.stringify(notices));
}
