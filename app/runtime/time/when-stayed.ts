import { whenIdle } from "./when-idle";
import { whenUsed } from "./when-used";

/** Milliseconds after which somebody who has not touched the page is taken to read it. */
const READS_MS = 10_000;

/** Resolves when somebody uses or reads the page: what moves on it by itself. */
export function whenSeen(): Promise<void> {
  seen ??= Promise.race([whenUsed(), new Promise<void>((resolve) => setTimeout(resolve, READS_MS))]);
  return seen;
}

let seen: Promise<void> | undefined;

/** Resolves when somebody uses or reads the page, and the browser is idle: what a visit needs that goes on. */
export async function whenStayed(): Promise<void> {
  await whenSeen();
  await whenIdle();
}
