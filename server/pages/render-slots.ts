import type { IncomingMessage } from "node:http";
import { addressBlock } from "../limits/address-block";
import { createSlots } from "../limits/fair-slots";

/**
 * Renders also hold a slot while they wait for the platform, so there are more slots than one thread could render.
 */
const PAGES = { total: 48, each: 48, queue: 120, patience: 1_500 };
/** Search terms are arbitrary and never cached. */
const SEARCHES = { total: 24, each: 8, queue: 64, patience: 2_000 };
/** An action may take the platform 30 seconds, and must not wait behind pages: limited per address. */
const POSTS = { total: 300, each: 32, queue: 120, patience: 5_000 };

/** Bounds concurrent renders, so that a crowd does not block the process. */
export function createRenderSlots() {
  const pages = createSlots(PAGES);
  const searches = createSlots(SEARCHES);
  const posts = createSlots(POSTS);
  let made = 0;
  return {
    /** Renders a page once a slot is free. Throws SlotsFull when none becomes free in time. */
    run<Result>({ method, state }: IncomingMessage, make: () => Promise<Result>): Promise<Result> {
      const owner = addressBlock(state.clientIp);
      if (method === "POST") return posts.run(owner, make);
      const page = () => pages.run(owner, () => make().finally(() => made++));
      return isSearch(state.search) ? searches.run(owner, page) : page();
    },
    isFull: pages.isFull,
    made: () => made,
  };
}

export type RenderSlots = ReturnType<typeof createRenderSlots>;

function isSearch(search: string): boolean {
  return search !== "" && Boolean(new URLSearchParams(search).get("search"));
}
