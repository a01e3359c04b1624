import type { AppContext } from "~/context/app-context";
import { ignoreRejection } from "./ignore-rejection";

/** Milliseconds that a page which is sent as a whole waits for a decorative part. */
const PATIENCE = 1000;
/** And one whose browser runs our script, for what cannot follow it: the next page has what came late. */
const PROMPT = 250;

type Waiting = Pick<AppContext, "runsScript" | "isPartial" | "fillsCachedPage" | "restOfPage">;

/**
 * A part that only decorates a page. For browsers that run our script it is streamed, and `missing` if it fails. A
 * cached page waits for it briefly, any other longer; after a timeout it is `missing` and the page partial. Wrapped in
 * an object, so that awaiting the result does not await the part.
 */
export async function optionalPart<T>(
  context: Waiting,
  read: Promise<T>,
  missing: T,
): Promise<{ value: T | Promise<T> }> {
  if (context.fillsCachedPage)
    return {
      value: await inTime(
        context,
        read.catch(() => missing),
        missing,
        PROMPT,
      ),
    };
  if (context.runsScript) return { value: ignoreRejection(read.catch(() => missing)) };
  return { value: await inTime(context, read, missing, PATIENCE) };
}

/**
 * A part that a page omits when it is late, because it would move what is shown already: then it is `missing` and the
 * page partial. Its reads continue where their calls outlive the page.
 */
export function promptPart<T>(context: Waiting, read: Promise<T>, missing: T): Promise<T> {
  return inTime(context, read, missing, context.runsScript ? PROMPT : PATIENCE);
}

/**
 * A prompt part that is late only when the rest of the page is there too: before that it keeps nobody waiting. Not for what
 * the rest of the page waits for itself.
 */
export function partBeforeRest<T>(context: Waiting, read: Promise<T>, missing: T): Promise<T> {
  return inTime(context, read, missing, context.runsScript ? PROMPT : PATIENCE, context.restOfPage);
}

async function inTime<T>(
  context: Pick<AppContext, "isPartial">,
  read: Promise<T>,
  missing: T,
  patienceMs: number,
  rest?: Promise<unknown>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isThere = false;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  })
    .then(() => rest?.catch(() => {}))
    .then(() => {
      if (!isThere) context.isPartial = true;
      return missing;
    });
  try {
    return await Promise.race([ignoreRejection(read), timeout]);
  } finally {
    isThere = true;
    clearTimeout(timer);
  }
}
