/** A piece of code that only an open dialog needs, as a file of its own. */
export interface LazyPart<Part> {
  /** Fetches it. On the server before the page is rendered, so that nothing of a dialog is streamed. */
  prepare: () => Promise<void>;
  /** The part; suspends the reader while it is on its way. */
  read: () => Part;
}

/** The address this script started with: the server has rendered what it asks for. */
const servedHref = typeof location === "undefined" ? "" : location.href;

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: { value: Part } | undefined;
  let pending: Promise<void> | undefined;

  function prepare() {
    pending ??= load().then((value) => {
      part = { value };
    }, recover);
    return pending;
  }

  return {
    prepare,
    read() {
      if (part) return part.value;
      throw prepare();
    },
  };
}

/**
 * A file that does not come is one of a build that is gone: the same address as a document shows the dialog
 * (specification 4). Where that was already tried, the server's HTML stays as it is: its links and forms work.
 */
function recover(error: unknown): Promise<void> {
  if (typeof location === "undefined") throw error;
  if (location.href !== servedHref) location.reload();
  return new Promise(() => {});
}
