import type { RuntimeContext, RuntimeLocation } from "../../app/browser/runtime/part";

/** The context of the runtime's parts in a tab where a player is on home; `go` is a change of its location. */
export function runtimeTab(
  location: Partial<RuntimeLocation> = {},
  actions: Partial<Pick<RuntimeContext, "replace" | "signOut">> = {},
) {
  let here: RuntimeLocation = {
    pathname: "/",
    search: "",
    viewer: "player",
    balanceRefresh: undefined,
    idle: undefined,
    check: undefined,
    ...location,
  };
  const listeners = new Set<() => void>();
  const context: RuntimeContext = {
    getLocation: () => here,
    onLocation(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace() {},
    signOut() {},
    ...actions,
  };
  return {
    context,
    go(to: Partial<RuntimeLocation>) {
      here = { ...here, ...to };
      for (const listener of listeners) listener();
    },
  };
}
