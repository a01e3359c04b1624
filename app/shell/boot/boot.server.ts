import { setTimeout as sleep } from "node:timers/promises";

const AGAIN_MS = 1000;

/**
 * Retries the reads that every page needs in the background until they succeed, however long the backends take to
 * start.
 */
export function createBoot(read: () => Promise<void>) {
  let problem: string | null = "nothing has been read yet";
  let isOver = false;
  async function retryUntilReady() {
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
  void retryUntilReady();
  return {
    /** The last error of the boot reads; null once they have succeeded. */
    missing: () => problem,
    stop() {
      isOver = true;
    },
  };
}
