import { isServed, reloadForFile, stayAsServed } from "~/runtime/build/lost-files";

/** A code-split module: the body of a dialog, an island (`island.tsx`), what a long list needs. */
export interface LazyPart<Part> {
  /**
   * Loads it; rejects on failure. Called on the server before rendering, so that dialogs do not suspend; in the
   * browser as a prefetch, where failures may be ignored.
   */
  prepare: () => Promise<void>;
  /** Returns the module; suspends while it loads, which begins after what is given. */
  read: (begin?: () => Promise<void>) => Part;
}

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: { value: Part } | undefined;
  let pending: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  /** Begins later than others read. */
  let awaited: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;

  function prepare() {
    pending ??= load().then(
      (value) => {
        part = { value };
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }

  async function recover(error: unknown) {
    if (isServed()) return stayAsServed();
    try {
      await reloadForFile(error);
    } catch {
      failure = { error };
    }
  }

  return {
    prepare,
    read(begin) {
      if (part) return part.value;
      if (failure) throw failure.error;
      if (begin) {
        awaited ??= begin().then(prepare).catch(recover);
        throw awaited;
      }
      reading ??= prepare().catch(recover);
      throw reading;
    },
  };
}
