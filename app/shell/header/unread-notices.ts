import { createStore, useStore } from "~/browser/runtime/store";

const published = createStore<number | undefined>(undefined);

/** Updates the number of unread notices in the header. */
export const setUnreadNotices: (unread: number) => void = published.set;

/** The last published number; the loaded one until then. */
export function useUnreadNotices(loaded: number): number {
  return useStore(published) ?? loaded;
}
