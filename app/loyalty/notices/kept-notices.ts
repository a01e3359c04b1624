import { keepStored, readStored, storedKeys } from "~/runtime/storage";
import type { Notice } from "./notice";

/** What this browser knows of one player's notices, in all its tabs. */
interface Kept {
  owner: string;
  /** Those that were shown here, the newest first. */
  notices: Notice[];
}

/** As many as the server keeps, and long after it has forgotten them. */
const KEPT = 50;

/** Those kept for this player; none of anybody else's. */
export function keptNotices(owner: string): Notice[] {
  const kept = read();
  return kept?.owner === owner ? kept.notices : [];
}

/**
 * Takes those that no tab of this browser has shown yet, the oldest first, and keeps them as shown. A browser that
 * has locks lets one tab at a time do so.
 */
export async function claimNotices(owner: string, notices: readonly Notice[]): Promise<Notice[]> {
  const claim = () => {
    const kept = keptNotices(owner);
    const known = new Set(kept.map(({ id }) => id));
    const fresh = notices.filter(({ id }) => !known.has(id));
    if (fresh.length > 0)
      keepStored(
        storedKeys.notices,
        JSON.stringify({ owner, notices: [...fresh.toReversed(), ...kept].slice(0, KEPT) }),
      );
    return fresh;
  };
  return "locks" in navigator ? navigator.locks.request(storedKeys.notices, claim) : claim();
}

export function forgetNotices(): void {
  keepStored(storedKeys.notices, null);
}

/** The server's list, then what it no longer has. */
export function withKept(notices: readonly Notice[], kept: readonly Notice[]): Notice[] {
  const ids = new Set(notices.map(({ id }) => id));
  const older = kept.filter(({ id }) => !ids.has(id)).map((notice) => ({ ...notice, isUnread: false }));
  return [...notices, ...older].slice(0, KEPT);
}

/** What others have written under this name counts as nothing. */
function read(): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(readStored(storedKeys.notices) ?? "null");
    if (typeof kept?.owner !== "string" || !Array.isArray(kept.notices)) return null;
    return { owner: kept.owner, notices: kept.notices.filter((one) => typeof one?.id === "string") };
  } catch {
    return null;
  }
}
