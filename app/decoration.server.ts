import type { AppContext } from "./context";
import { later } from "./later";

/**
 * A part that only decorates a page. Towards a browser that runs our script it follows the page, and one that fails
 * on the way is `missing`; all others get the page whole. In an object, so that awaiting this awaits no more.
 */
export async function decoration<T>(
  { runsScript }: Pick<AppContext, "runsScript">,
  read: Promise<T>,
  missing: T,
): Promise<{ value: T | Promise<T> }> {
  return { value: runsScript ? later(read.catch(() => missing)) : await read };
}
