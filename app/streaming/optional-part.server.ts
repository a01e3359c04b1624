import type { AppContext } from "~/context";
import { ignoreRejection } from "./ignore-rejection";

/** Milliseconds that a page which is sent as a whole waits for a decorative part. */
const PATIENCE = 1000;

/**
 * A part that only decorates a page. For browsers that run our script it is streamed, and `missing` if it fails.
 * Otherwise the page waits for it; after a timeout it is `missing` and the page partial. Wrapped in an object, so
 * that awaiting the result does not await the part.
 */
export async function optionalPart<T>(
  context: Pick<AppContext, "runsScript" | "isPartial">,
  read: Promise<T>,
  missing: T,
): Promise<{ value: T | Promise<T> }> {
  if (context.runsScript) return { value: ignoreRejection(read.catch(() => missing)) };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      context.isPartial = true;
      resolve(missing);
    }, PATIENCE);
  });
  try {
    return { value: await Promise.race([ignoreRejection(read), timeout]) };
  } finally {
    clearTimeout(timer);
  }
}
