import { LRUCache } from "lru-cache";
import { featuresOf } from "~/content/config/features";
import { PlatformRefusal } from "~/platform/errors";
import { UpstreamFailure } from "~/upstream/errors";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import { isNoindex, pageRobots } from "../page-robots";
import { isDisallowed, parseRobots, type RobotsRules } from "../robots-rules";
import { hasFeatures, isIndexablePage, seoTemplateOf } from "../site-pages";
import { pagesPerFile, type SitemapUrl, sitemapFile, sitemapIndex } from "./sitemap-xml";
import { type SitemapContext, sitemapSources } from "./sources.server";

const FRESH_MS = 3_600_000;
/** Lifetime of an incomplete list. */
const RETRY_MS = 60_000;
const MAX_LISTS = 50;

interface Listing extends Found {
  freshUntil: number;
  /** From then on it is not served any more. */
  changesAt: number;
}

interface Found {
  addresses: readonly string[];
  rules: RobotsRules;
}

export interface SitemapRequest {
  /** Requests with the same key share one list. */
  key: string;
  base: SitemapUrl;
  /** Opens the context that the list is read with. */
  open: () => Promise<SitemapContext>;
}

/** The sitemaps of all hosts: lists of paths are cached, the files are generated while they are sent. */
export function createSitemaps(now: () => number = Date.now) {
  const listings = new LRUCache<string, Listing>({ max: MAX_LISTS });
  const running = new Map<string, Promise<Listing>>();

  /** The cached list; a stale one is returned while it is refreshed in the background. */
  async function listing(request: SitemapRequest): Promise<Found> {
    const known = listings.get(request.key);
    if (known && now() < known.freshUntil) return known;
    let making = running.get(request.key);
    if (!making) {
      making = ignoreRejection(make(request).finally(() => running.delete(request.key)));
      running.set(request.key, making);
    }
    return known && now() < known.changesAt ? known : making;
  }

  async function make({ key, open }: SitemapRequest): Promise<Listing> {
    const context = await open();
    const { isWhole, ...found } = await findAddresses(context);
    const { changesAt } = context.contentTime;
    const freshUntil = Math.min(changesAt, now() + (isWhole ? FRESH_MS : RETRY_MS));
    const made = { ...found, freshUntil, changesAt };
    listings.set(key, made);
    return made;
  }

  /** The text of `/sitemap.xml` or of one of its files, in pieces; null when there is no such file. */
  return async (file: number | undefined, request: SitemapRequest): Promise<Iterable<string> | null> => {
    const { addresses, rules } = await listing(request);
    const { base } = request;
    const length = pagesPerFile(base.locales.length);
    const count = Math.max(1, Math.ceil(addresses.length / length));
    if (file === undefined) return [sitemapIndex(count, base.origin)];
    if (file < 1 || file > count) return null;
    const part = addresses.slice((file - 1) * length, file * length);
    return sitemapFile(part, base, (path) => !isDisallowed(rules, path));
  };
}

/** All indexable paths. A failing source is skipped, logged, and makes the list incomplete. */
async function findAddresses(context: SitemapContext): Promise<Found & { isWhole: boolean }> {
  let isWhole = true;
  const orNone = async <T>(read: Promise<T>, none: T, source: string): Promise<T> => {
    try {
      return await read;
    } catch (error) {
      if (!(error instanceof UpstreamFailure || error instanceof PlatformRefusal)) throw error;
      context.log.warn({ source }, "the sitemap does without a part");
      isWhole = false;
      return none;
    }
  };
  const { content, origin, site } = context;
  const config = await content.config();
  const features = featuresOf(config);
  const pages = site.pages.filter(({ branch }) => isIndexablePage(branch) && hasFeatures(branch, features));
  const [domain, robots, recordRobots, lists] = await Promise.all([
    content.seo.domain(new URL(origin).hostname),
    content.seo.robots(),
    orNone(content.seo.robotsByAddress(), new Map<string, string>(), "seos"),
    Promise.all(
      pages.map(async ({ path, branch }) => ({
        template: seoTemplateOf(branch, config.seo.seoUrls),
        addresses: (
          await Promise.all([
            path.includes(":") ? [] : [path],
            ...sitemapSources
              .filter((source) => source.path === path)
              .map(({ list }) => orNone(list(context), [], path)),
          ])
        ).flat(),
      })),
    ),
  ]);
  const rules = parseRobots(robots ?? "");
  const addresses = lists.flatMap(({ addresses, template }) =>
    addresses.filter((address) => {
      const robotsValue = pageRobots({
        record: recordRobots.get(address) ?? recordRobots.get(template ?? ""),
        domain: domain?.robots,
        site: config.seo.defaultRobots,
        isUnindexed: false,
        isDisallowed: isDisallowed(rules, address),
      });
      return !isNoindex(robotsValue);
    }),
  );
  return { addresses: [...new Set(addresses)], rules, isWhole };
}
