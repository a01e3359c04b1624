import { z } from "zod";
import type { Logger } from "~/upstream/logger";
import type { KnownLocales } from "../../app/routing/known-locales";
import type { LastPurge } from "../operator-page/process-state";
import { type LocalePath, readLocalePath } from "../pages/locale-prefix";
import type { PageCache } from "../pages/page-cache";
import type { Site } from "../pages/site";

/**
 * Which pages are dropped: those of these paths, in this locale. Without either: all. A path without locale prefix
 * stands for the page in every locale.
 */
export const PurgeSchema = z.object({
  paths: z.array(z.string()).optional(),
  locale: z.string().optional(),
});
export type Purge = z.infer<typeof PurgeSchema>;

/** What one process has dropped: cached pages, and replies of the backends, which are fetched again. */
export interface Purged {
  pages: number;
  replies: number;
}

/** Purges that concern all processes of the site. */
export interface PurgeChannel {
  /** Notifies the other processes. Resolves with the number that listen, this one included; undefined: not delivered. */
  publish: (purge: Purge) => Promise<number | undefined>;
  /** Calls back for each purge of another process, and with `{}` (all) when some may have been missed. */
  listen: (handle: (purge: Purge) => void) => void;
}

interface PurgeParts {
  pages: Pick<PageCache, "purge">;
  site: () => Site | Promise<Site>;
  channel: PurgeChannel | undefined;
  /** The other processes that are there. */
  others?: (() => readonly unknown[]) | undefined;
  log: Logger;
}

/**
 * Drops cached pages, here and in the other processes. Which replies a page was made of is not recorded, so every reply
 * becomes due: the next page calls the backends, and uses the old replies where they fail.
 */
export function createPurge({ pages, site, channel, others = () => [], log }: PurgeParts) {
  let last: LastPurge | undefined;

  async function drop({ paths, locale }: Purge): Promise<Purged> {
    const { app, normalize } = await site();
    // Without the list of locales a path cannot be read: then more is dropped than was requested.
    const known = paths || locale ? await app.locales().catch(() => undefined) : undefined;
    const replies = app.expireReplies();
    const dropped = pages.purge(known ? matcherOf({ paths, locale }, known, normalize) : () => true);
    last = { paths, locale, pages: dropped, replies, at: Date.now() };
    log.info({ paths, locale, pages: dropped, replies }, "purged");
    return { pages: dropped, replies };
  }

  channel?.listen((purge) => {
    drop(purge).catch((error) => log.error({ err: error }, "a purge of another process failed"));
  });

  return {
    /** The last one since the start, of this process or another. */
    last: () => last,
    /** Whether the site has this locale; undefined where its locales are not known. */
    async hasLocale(code: string): Promise<boolean | undefined> {
      const known = await (await site()).app.locales().catch(() => undefined);
      return known?.locales.some((locale) => locale.code === code);
    },
    /** `instances`: how many processes were notified, this one included; undefined when the others could not be. */
    async run(purge: Purge): Promise<Purged & { instances: number | undefined }> {
      const purged = await drop(purge);
      const instances = channel ? await channel.publish(purge) : 1;
      const missed = Math.max(0, others().length + 1 - (instances ?? 0));
      if (last) last = { ...last, missed };
      return { ...purged, instances };
    },
  };
}

function matcherOf({ paths, locale }: Purge, known: KnownLocales, normalize: Site["normalize"]) {
  const wanted = paths?.map((path) => readLocalePath(path, known));
  const isWanted = (localePath: LocalePath) =>
    !wanted ||
    wanted.some(
      ({ path, isPrefixed, locale }) =>
        normalize(path) === localePath.path && (!isPrefixed || locale.code === localePath.locale.code),
    );
  return (address: string): boolean => {
    const localePath = readLocalePath(address, known);
    return (!locale || localePath.locale.code === locale) && isWanted(localePath);
  };
}

export type PurgeRunner = ReturnType<typeof createPurge>;
