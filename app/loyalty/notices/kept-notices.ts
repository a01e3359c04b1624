import { keepStored, readStored, storedKeys } from "~/runtime/storage";
import type { Notice } from "./notice";

/** The notices of one player in localStorage, shared by all tabs. */
interface Kept {
  owner: string;
  /** Notices already shown in this browser, newest first. */
  notices: Notice[];
}

/** As many as the server keeps; they stay here after the server has dropped them. */
const KEPT = 50;

/** The stored notices, if they belong to this player. */
export function keptNotices(owner: string): Notice[] {
  const kept = read();
  return kept?.owner === owner ? kept.notices : [];
}

/**
 * Returns the notices that no tab of this browser has shown yet, oldest first, and stores them as shown. Uses the Web
 * Locks API, where supported, so that two tabs do not show the same notice.
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

/** Merges the server's list with older stored notices. */
export function withKept(notices: readonly Notice[], kept: readonly Notice[]): Notice[] {
  const ids = new Set(notices.map(({ id }) => id));
  const older = kept.filter(({ id }) => !ids.has(id)).map((notice) => ({ ...notice, isUnread: false }));
  return [...notices, ...older].slice(0, KEPT);
}

/** Parses the stored data; null when it is invalid. */
function read(): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(readStored(storedKeys.notices) ?? "null");
    if (typeof kept?.owner !== "string" || !Array.isArray(kept.notices)) return null;
    return { owner: kept.owner, notices: kept.notices.filter((one) => typeof one?.id === "string") };
  } catch {
    return null;
  }
}
