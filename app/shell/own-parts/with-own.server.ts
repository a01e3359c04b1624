import type { AppContext } from "~/context/app-context";

export type OwnReader<Own = object> = (context: AppContext) => Promise<Own>;

const read = new WeakMap<AppContext, Map<OwnReader, Promise<object>>>();

/**
 * A loader's data with what is one player's own, which is left out where the page is rendered for all players: then it
 * is read by itself for whoever asks (`read-own-parts.server.tsx`), and joined in the browser (`useWithOwn()`).
 * `readsAgain`: what was late for the page of all players is read once more where the page is rendered whole after all.
 */
export async function withOwn<Shared extends object, Own extends object>(
  context: AppContext,
  shared: Promise<Shared>,
  readOwn: OwnReader<Own>,
  { readsAgain = false }: { readsAgain?: boolean } = {},
): Promise<Shared & Own> {
  if (context.sharedFor) return { ...(await shared), isApart: true } as unknown as Shared & Own;
  context.restOfPage = Promise.allSettled([context.restOfPage, shared]);
  const reading = readsAgain && context.isPartial ? readOwn(context) : ownOf(context, readOwn);
  const [ofAll, own] = await Promise.all([shared, reading]);
  return { ...ofAll, ...own };
}

/** Reads once a request: where the page has to be rendered whole after all, its loaders take what is there. */
export function ownOf<Own extends object>(context: AppContext, readOwn: OwnReader<Own>): Promise<Own> {
  const known = read.get(context) ?? new Map<OwnReader, Promise<object>>();
  read.set(context, known);
  const own = (known.get(readOwn) as Promise<Own> | undefined) ?? readOwn(context);
  known.set(readOwn, own);
  return own;
}
