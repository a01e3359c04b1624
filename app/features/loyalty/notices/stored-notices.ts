import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import type { Notice } from "./notice";

/** The notices of one player in localStorage, shared by all tabs. */
interface StoredNotices {
  owner: string;
  /** Notices already shown in this browser, newest first. */
  notices: Notice[];
}

/** As many as the server keeps; they stay here after the server has dropped them. */
const MAX_STORED = 50;

/** The stored notices, if they belong to this player. */
export function storedNotices(owner: string): Notice[] {
  const kept = read();
  return kept?.owner === owner ? kept.notices : [];
}

/**
 * Returns the notices that no tab of this browser has shown yet, oldest first, and stores them as shown. Uses the Web
 * Locks API, where supported, so that two tabs do not show the same notice.
 */
export async function claimNotices(owner: string, notices: readonly Notice[]): Promise<Notice[]> {
  const claim = () => {
    const kept = storedNotices(owner);
    const known = new Set(kept.map(({ id }) => id));
    const fresh = notices.filter(({ id }) => !known.has(id));
    if (fresh.length > 0)
      writeStored(
        storedKeys.notices,
        JSON.stringify({ owner, notices: [...fresh.toReversed(), ...kept].slice(0, MAX_STORED) }),
      );
    return fresh;
  };
  return "locks" in navigator ? navigator.locks.request(storedKeys.notices, claim) : claim();
}

export function clearNotices(): void {
  writeStored(storedKeys.notices, null);
}

/** Merges the server's list with older stored notices. */
export function mergeNotices(notices: readonly Notice[], kept: readonly Notice[]): Notice[] {
  const ids = new Set(notices.map(({ id }) => id));
  const older = kept.filter(({ id }) => !ids.has(id)).map((notice) => ({ ...notice, isUnread: false }));
  return [...notices, ...older].slice(0, MAX_STORED);
}

/** Parses the stored data; null when it is invalid. */
function read(): StoredNotices | null {
  try {
    const kept: Partial<StoredNotices> | null = JSON.parse(readStored(storedKeys.notices) ?? "null");
    if (typeof kept?.owner !== "string" || !Array.isArray(kept.notices)) return null;
    return { owner: kept.owner, notices: kept.notices.filter((one) => typeof one?.id === "string") };
  } catch {
    return null;
  }
}
