import { LRUCache } from "lru-cache";
import { featuresOf } from "~/content/features";
import { ignoreRejection } from "~/ignore-rejection";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { hides, pageRobots } from "../page-robots";
import { isDisallowed, parseRobots, type RobotsRules } from "../robots-rules";
import { hasFeatures, isOpenPage, seoTemplateOf } from "../site-pages";
import { pagesPerFile, type SitemapPlace, sitemapFile, sitemapIndex } from "./sitemap-xml";
import { type SitemapContext, sitemapSources } from "./sources.server";

const FRESH_MS = 3_600_000;
/** A list in which something is missing is made anew sooner. */
const RETRY_MS = 60_000;
const KEPT_LISTS = 50;

interface Listing extends Found {
  freshUntil: number;
}

interface Found {
  addresses: readonly string[];
  rules: RobotsRules;
}

export interface SitemapRequest {
  /** One list is made for all requests of the same key. */
  key: string;
  place: SitemapPlace;
  /** What the list is read with. */
  open: () => Promise<SitemapContext>;
}

/** The sitemaps of all hosts: lists of addresses without locale are kept, the files are written as they are sent. */
export function createSitemaps(now: () => number = Date.now) {
  const listings = new LRUCache<string, Listing>({ max: KEPT_LISTS });
  const running = new Map<string, Promise<Listing>>();

  /** Kept, or while it is made anew the old one. */
  async function listing(request: SitemapRequest): Promise<Found> {
    const known = listings.get(request.key);
    if (known && now() < known.freshUntil) return known;
    let making = running.get(request.key);
    if (!making) {
      making = ignoreRejection(make(request).finally(() => running.delete(request.key)));
      running.set(request.key, making);
    }
    return known ?? making;
  }

  async function make({ key, open }: SitemapRequest): Promise<Listing> {
    const { isWhole, ...found } = await findAddresses(await open());
    const made = { ...found, freshUntil: now() + (isWhole ? FRESH_MS : RETRY_MS) };
    listings.set(key, made);
    return made;
  }

  /** The text of `/sitemap.xml`, or of one of its files, piece by piece; null for a file that there is not. */
  return async (file: number | undefined, request: SitemapRequest): Promise<Iterable<string> | null> => {
    const { addresses, rules } = await listing(request);
    const { place } = request;
    const length = pagesPerFile(place.locales.length);
    const count = Math.max(1, Math.ceil(addresses.length / length));
    if (file === undefined) return [sitemapIndex(count, place.origin)];
    if (file < 1 || file > count) return null;
    const part = addresses.slice((file - 1) * length, file * length);
    return sitemapFile(part, place, (path) => !isDisallowed(rules, path));
  };
}

/** Every address that search engines may keep. A source that fails is missing, and said to be. */
async function findAddresses(context: SitemapContext): Promise<Found & { isWhole: boolean }> {
  let isWhole = true;
  const orNone = async <T>(read: Promise<T>, none: T, source: string): Promise<T> => {
    try {
      return await read;
    } catch (error) {
      if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
      context.log.warn({ source }, "the sitemap does without a part");
      isWhole = false;
      return none;
    }
  };
  const { content, origin, site } = context;
  const config = await content.config();
  const features = featuresOf(config);
  const pages = site.pages.filter(({ branch }) => isOpenPage(branch) && hasFeatures(branch, features));
  const [domain, robots, words, lists] = await Promise.all([
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
      const word = pageRobots({
        record: words.get(address) ?? words.get(template ?? ""),
        domain: domain?.robots,
        site: config.seo.defaultRobots,
        isKeptOut: false,
        isDisallowed: isDisallowed(rules, address),
      });
      return !hides(word);
    }),
  );
  return { addresses: [...new Set(addresses)], rules, isWhole };
}
