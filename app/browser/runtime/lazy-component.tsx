import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { isServed, reloadForFile, stayAsServed } from "~/browser/runtime/build/lost-files";
import { loadSurely } from "~/browser/runtime/document/ask-again";

/** A component whose code is a file of its own; it suspends until that is there. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /**
   * Loads it; rejects on failure. The server calls it before it renders, so that nothing of a page follows late; in the
   * browser it is a prefetch, which may fail.
   */
  prepare: () => Promise<void>;
};

/** React's `lazy`, which can be prepared; a lost file is answered as docs/product.md#4 says. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;

  function prepare() {
    pending ??= load().then(
      (component) => {
        loaded = component;
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }

  function prepareInBrowser() {
    return isServed() ? loadSurely(prepare).catch(stayAsServed) : prepare().catch(reloadForFile);
  }

  const Waiting = lazy(async () => {
    await (typeof document === "undefined" ? prepare() : prepareInBrowser());
    return { default: loaded as ComponentType<Props> };
  }) as unknown as ComponentType<Props>;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, at the module level
  function Lazy(props: Props) {
    const [Shown] = useState(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(Lazy, { prepare });
}
