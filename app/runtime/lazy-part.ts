import { isServed, reloadForFile } from "~/runtime/build/lost-files";

/** A piece of code that only an open dialog needs, as a file of its own. */
export interface LazyPart<Part> {
  /**
   * Fetches it; rejects when it does not come. On the server before the page is rendered, so that nothing of a dialog is
   * streamed; in the browser ahead of its use, where nobody has to mind a failure.
   */
  prepare: () => Promise<void>;
  /** The part; suspends the reader while it is on its way. */
  read: () => Part;
}

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: { value: Part } | undefined;
  let pending: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
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
    // The server's HTML of the dialog stays as it is: its links and forms work.
    if (isServed()) return new Promise<never>(() => {});
    try {
      await reloadForFile(error);
    } catch {
      failure = { error };
    }
  }

  return {
    prepare,
    read() {
      if (part) return part.value;
      if (failure) throw failure.error;
      reading ??= prepare().catch(recover);
      throw reading;
    },
  };
}
