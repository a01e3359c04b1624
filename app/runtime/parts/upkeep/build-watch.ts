import { paths } from "~/paths";
import { framework } from "../../build/own-build";

const SHORTEST = 1000;
/** Timers take no more. */
const LONGEST = 2 ** 31 - 1;

/** Whether the server is of another build than this page (product 4). What cannot be asked is not known, and no. */
export async function isNewerThere(): Promise<boolean> {
  try {
    const response = await fetch(`${paths.build()}?${Date.now()}`, { cache: "no-store" });
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === "string" && id !== framework().__remixManifest.version;
  } catch {
    return false;
  }
}

/**
 * Asks from time to time until there is a newer build, and then calls back once. Nothing is asked at the start, when the
 * page has just come, and while it is hidden; what fell due then is asked when it is looked at again.
 */
export function watchBuild(everyMs: number, onNewer: () => void): () => void {
  if (everyMs === 0) return () => {};
  const pause = Math.min(Math.max(everyMs, SHORTEST), LONGEST);
  let due = Date.now() + pause;

  async function ask() {
    if (document.hidden) return;
    due = Date.now() + pause;
    if (!(await isNewerThere())) return;
    stop();
    onNewer();
  }

  const check = () => void (Date.now() >= due && ask());
  const timer = setInterval(ask, pause);
  document.addEventListener("visibilitychange", check);
  function stop() {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  }
  return stop;
}
