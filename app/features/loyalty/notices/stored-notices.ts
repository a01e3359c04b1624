import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import type { Notice } from "./notice";

/** The notices of one player in localStorage, shared by all tabs. */
interface StoredNotices {
  owner: string;
  /** Notices already shown in this browser, newest first. */
  notices: Notice[];
}

/** As many as the server stores; they stay here after the server has dropped them. */
const MAX_STORED = 50;

/** The stored notices, if they belong to this player. */
export function storedNotices(owner: string): Notice[] {
  const stored = read();
  return stored?.owner === owner ? stored.notices : [];
}

/**
 * Returns the notices that no tab of this browser has shown yet, oldest first, and stores them as shown. Uses the Web
 * Locks API, where supported, so that two tabs do not show the same notice.
 */
export async function claimNotices(owner: string, notices: readonly Notice[]): Promise<Notice[]> {
  const claim = () => {
    const stored = storedNotices(owner);
    const known = new Set(stored.map(({ id }) => id));
    const fresh = notices.filter(({ id }) => !known.has(id));
    if (fresh.length > 0)
      writeStored(
        storedKeys.notices,
        JSON.stringify({ owner, notices: [...fresh.toReversed(), ...stored].slice(0, MAX_STORED) }),
      );
    return fresh;
  };
  return "locks" in navigator ? navigator.locks.request(storedKeys.notices, claim) : claim();
}

export function clearNotices(): void {
  writeStored(storedKeys.notices, null);
}

/** Merges the server's list with older stored notices. */
export function mergeNotices(notices: readonly Notice[], stored: readonly Notice[]): Notice[] {
  const ids = new Set(notices.map(({ id }) => id));
  const older = stored.filter(({ id }) => !ids.has(id)).map((notice) => ({ ...notice, isUnread: false }));
  return [...notices, ...older].slice(0, MAX_STORED);
}

/** Parses the stored data; null when it is invalid. */
function read(): StoredNotices | null {
  try {
    const stored: Partial<StoredNotices> | null = JSON.parse(readStored(storedKeys.notices) ?? "null");
    if (typeof stored?.owner !== "string" || !Array.isArray(stored.notices)) return null;
    return { owner: stored.owner, notices: stored.notices.filter((one) => typeof one?.id === "string") };
  } catch {
    return null;
  }
}
