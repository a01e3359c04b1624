import type { AppContext } from "./context";
import { ignoreRejection } from "./ignore-rejection";

/** Longest that a page which has to come whole waits for what only decorates it. Milliseconds. */
const PATIENCE = 1000;

/**
 * A part that only decorates a page. Towards a browser that runs our script it follows the page, and one that fails
 * on the way is `missing`; all others get the page whole, but for what lets them wait too long: that is `missing`,
 * and the page partial. In an object, so that awaiting this awaits no more.
 */
export async function optionalPart<T>(
  context: Pick<AppContext, "runsScript" | "isPartial">,
  read: Promise<T>,
  missing: T,
): Promise<{ value: T | Promise<T> }> {
  if (context.runsScript) return { value: ignoreRejection(read.catch(() => missing)) };
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      context.isPartial = true;
      resolve(missing);
    }, PATIENCE);
  });
  try {
    return { value: await Promise.race([ignoreRejection(read), patience]) };
  } finally {
    clearTimeout(timer);
  }
}
