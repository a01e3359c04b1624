import { whenIdle } from "./when-idle";
import { whenUsed } from "./when-used";

/** Milliseconds after which somebody who has not touched the page is taken to read it. */
const READS_MS = 10_000;

/** Resolves when somebody uses or reads the page, and the browser is idle: what a visit needs that goes on. */
export async function whenStayed(): Promise<void> {
  await Promise.race([whenUsed(), new Promise((resolve) => setTimeout(resolve, READS_MS))]);
  await whenIdle();
}
