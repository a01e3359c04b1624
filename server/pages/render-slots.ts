import type { IncomingMessage } from "node:http";
import { addressBlock } from "../limits/address-block";
import { createSlots } from "../middleware/slots";

/** A platform that answers slowly holds slots too, so there are more of them than one thread can render at once. */
const PAGES = { total: 48, each: 48, queue: 120, patience: 3_000 };
/** A search is the visitor's to invent, and is never in any cache. */
const SEARCHES = { total: 24, each: 8, queue: 64, patience: 2_000 };
/** What a form does may take the platform 30 seconds, and must never wait for pages: bounded by address alone. */
const POSTS = { total: 300, each: 32, queue: 120, patience: 5_000 };

/** Bounds how many pages are made at once, so that no crowd of them holds up the process. */
export function createRenderSlots() {
  const pages = createSlots(PAGES);
  const searches = createSlots(SEARCHES);
  const posts = createSlots(POSTS);
  let made = 0;
  return {
    /** Makes a page when its turn comes; throws Busy when it does not. */
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
