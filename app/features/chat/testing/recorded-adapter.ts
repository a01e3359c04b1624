import type { ChatAdapter } from "../adapter";

/** An adapter that is ready, and passes on what is asked of it. */
export function recordedAdapter(
  record: (what: string) => void,
  changes: Partial<ChatAdapter> = {},
): ChatAdapter {
  const note = (what: string) => () => record(what);
  return {
    parts: "",
    prepare: note("prepare"),
    start: note("start"),
    isReady: () => true,
    identify: ({ uid }) => record(`identify ${uid}`),
    hide: note("hide"),
    open: note("open"),
    shutdown: note("shutdown"),
    listen: () => () => {},
    ...changes,
  };
}
