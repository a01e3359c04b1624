import { setTimeout as sleep } from "node:timers/promises";

const AGAIN_MS = 1000;

/**
 * Reads in the background what no page can do without, again and again until it has come: the first answer serves,
 * however long the service took to come up.
 */
export function createBoot(read: () => Promise<void>) {
  let problem: string | null = "nothing has been read yet";
  let isOver = false;
  async function keepTrying() {
    while (!isOver) {
      try {
        await read();
        problem = null;
        return;
      } catch (error) {
        problem = (error as Error).message;
      }
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
  }
  void keepTrying();
  return {
    /** What has not come yet, and how it failed last; null once all of it has. */
    missing: () => problem,
    stop() {
      isOver = true;
    },
  };
}
