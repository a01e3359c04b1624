import { paths } from "~/routing/paths";
import { readJson } from "../read-json";
import { framework } from "./own-build";

const SHORTEST = 1000;
/** Maximum delay of timers, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Whether the server runs another build than this page (docs/product.md#4). False when the request fails. */
export async function isNewerThere(): Promise<boolean> {
  const { version } = framework().manifest;
  const address = `${paths.build()}?${Date.now()}`;
  const latest = await readJson<{ id: unknown }>(address, ["id"], { cache: "no-store" });
  return typeof latest?.id === "string" && latest.id !== version;
}

/**
 * Polls until there is a newer build, then calls back once. The first poll is one interval after the start; polls
 * that fall due while the page is hidden are made when it becomes visible.
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
