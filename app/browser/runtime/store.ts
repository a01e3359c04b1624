import { startTransition, useEffect, useState } from "react";
import { useIsHydrating } from "./document/hydration";

/** State outside of components, for `useStore`. */
export interface Store<T> {
  /** What the server and hydration render. */
  initial: T;
  get: () => T;
  /** Notifies subscribers, unless the value is the same (`Object.is`). */
  set: (value: T) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** To be set by event handlers and effects only: on the server all requests share the initial value. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A store's current value; its initial one on the server and during hydration. Updates are transitions: a synchronous
 * one above a boundary that is not hydrated yet would have React throw the boundary's HTML away.
 */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe" | "initial">): T {
  const isHydrating = useIsHydrating();
  const [value, setValue] = useState(() => (isHydrating ? store.initial : store.get()));
  useEffect(() => {
    const update = () => startTransition(() => setValue(() => store.get()));
    update();
    return store.subscribe(update);
  }, [store]);
  return value;
}
