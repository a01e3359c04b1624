import { useSyncExternalStore } from "react";

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

/** A store's current value; its initial one on the server and during hydration, which another would interrupt. */
export function useStore<T>({ subscribe, get, initial }: Pick<Store<T>, "get" | "subscribe" | "initial">): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
