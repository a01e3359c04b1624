import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** Characters of a header that are read. Browsers send far fewer, and 16 kB of commas take the parser half a second. */
const MAX_HEADER = 1000;

/** Reads one of the `Accept` headers. */
export function negotiatorOf(name: "accept" | "accept-encoding" | "accept-language", header: string) {
  return new Negotiator({ headers: { [name]: header.slice(0, MAX_HEADER) } });
}

/** By header: browsers send the same few with every request. */
const askers = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (accept) =>
    negotiatorOf("accept", accept)
      .mediaTypes()
      .some((type) => type.toLowerCase() === "text/html"),
});

/** Whether `Accept` names HTML. Wildcards do not count, because programs send them too. */
export function acceptsHtml(accept = ""): boolean {
  return askers.memo(accept.slice(0, MAX_HEADER));
}
