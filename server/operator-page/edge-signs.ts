import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";

/** So few requests say nothing of the edge, and a share of them below this is somebody who tries. */
const FEWEST = 5;
const SHARE = 0.1;
const MAX_HOSTS = 20;
const LONGEST_HOST = 100;

interface Settings {
  countryHeader: string;
  /** Whether pages need to know where a visitor is from what a proxy says. */
  needsCountry: boolean;
}

/** What a request reveals of the proxies in front. */
export interface Forwarded {
  /** Who has sent it. */
  peer: string;
  /** Whether that is a trusted proxy. */
  isFromProxy: boolean;
  /** Whether it names somebody before that. */
  isForwarded: boolean;
  hasCountry: boolean;
}

/** What is wrong between visitors and the site, as requests show it, and what to do about it. */
export interface EdgeSign {
  what: "hosts" | "proxies" | "country";
  says: string;
  advice: string;
  count: number;
}

/** Watches what the edge before the site sends: a setting that does not fit it shows in nothing else. */
export function createEdgeSigns({ countryHeader, needsCountry }: Settings) {
  const hosts = new LRUCache<string, number>({ max: MAX_HOSTS });
  let [all, refused, forwarded, proxied, located] = [0, 0, 0, 0, 0];
  let sender = "";

  const signs = (): EdgeSign[] => [
    {
      what: "hosts",
      says: `for a host that SITE_ORIGINS does not name: ${[...hosts.keys()].join(", ")}`,
      advice: "name every public origin in `SITE_ORIGINS`, and let the edge pass `Host` on",
      count: refused,
    },
    {
      what: "proxies",
      says: `forwarded by ${sender}, which TRUSTED_PROXY_CIDRS does not name`,
      advice:
        "name the edge's addresses in `TRUSTED_PROXY_CIDRS`: until then all its visitors have one address, and limits hold them together",
      count: forwarded,
    },
    {
      what: "country",
      says: `from a trusted proxy, none of them with a country in ${countryHeader}`,
      advice: `have the edge send \`${countryHeader}\`, or name its header in \`COUNTRY_HEADER\`: no page can be shared by country`,
      count: needsCountry && located === 0 ? proxied : 0,
    },
  ];

  return {
    note({ peer, isFromProxy, isForwarded, hasCountry }: Forwarded): void {
      all += 1;
      if (isFromProxy) proxied += 1;
      if (isFromProxy && hasCountry) located += 1;
      if (!isForwarded || isFromProxy) return;
      forwarded += 1;
      sender = peer;
    },
    noteRefusedHost({ state, headers }: IncomingMessage): void {
      refused += 1;
      hosts.set((state.forwardedHost ?? headers.host ?? "none").slice(0, LONGEST_HOST), 1);
    },
    /** What is wrong for too many requests to be somebody who tries. */
    list: () => signs().filter(({ count }) => count >= FEWEST && count > all * SHARE),
  };
}
