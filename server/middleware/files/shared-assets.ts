import { randomBytes } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Step } from "../request-state";
import { type StaticFile, sendStatic, staticFile } from "./static-files";

/** Files whose names have a hash of what is in them: right for every build that requests them, and never a document. */
const ASSET = /^\/assets\/([\w.-]+-[\w-]{8}\.(?:css|js|png|svg|webp|woff2))$/;
const BUILD = "build-";
/** The last to have started. Folders of others are removed. */
const MAX_BUILDS = 10;
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Puts the files of this build where the processes of other builds find them, all at once, before anybody is given a
 * page that names them (docs/decisions/196-assets-of-other-builds.md).
 */
export async function shareAssets(folder: string, build: string, assets: string): Promise<void> {
  const shared = join(folder, BUILD + build);
  const draft = join(folder, `.${BUILD}${build}.${randomBytes(6).toString("hex")}`);
  const now = new Date();
  const isThere = () =>
    utimes(shared, now, now).then(
      () => true,
      () => false,
    );
  if (!(await isThere())) {
    try {
      await mkdir(folder, { recursive: true });
      await cp(assets, draft, { recursive: true });
      await rename(draft, shared);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another process of this build was faster.
      if (!(await isThere())) throw error;
    }
  }
  await removeOldest(folder);
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\.?build-/.test(name));
  const builds = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  const oldest = builds.sort((a, b) => b.at - a.at).slice(MAX_BUILDS);
  await Promise.all(oldest.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/** Sends the files of other builds: those before this one, and those that have started since. */
export function createSharedAssetsStep(folder: string): Step {
  /** Where a file lies, by its name. */
  const places = new Map<string, string>();
  const seen = new Set<string>();
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function read(): Promise<void> {
    const builds = await readdir(folder).catch(() => []);
    for (const build of builds.filter((name) => name.startsWith(BUILD) && !seen.has(name))) {
      for (const name of await readdir(join(folder, build)).catch(() => []))
        places.set(name, join(folder, build, name));
      seen.add(build);
    }
  }

  /** One at a time: requests meanwhile wait for the next, which finds all that was there when they arrived. */
  function look(): Promise<void> {
    if (looking) {
      next ??= looking.then(() => {
        next = undefined;
        return look();
      });
      return next;
    }
    looking = read().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const files = new LRUCache<string, StaticFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Object.values(body).reduce((all, bytes) => all + (bytes?.length ?? 0), 1),
    async fetchMethod(name) {
      const [identity, br, gzip] = await Promise.all(
        ["", ".br", ".gz"].map((ending) => {
          const path = places.get(name + ending);
          return path === undefined ? undefined : readFile(path).catch(() => undefined);
        }),
      );
      return identity && staticFile(`/assets/${name}`, { identity, br, gzip });
    },
  });

  return async (req, res) => {
    const name = ASSET.exec(req.state.path)?.[1];
    if (name === undefined || req.method === "POST") return false;
    if (!places.has(name)) await look();
    const file = await files.fetch(name);
    if (!file) return false;
    req.state.label = "static: another build";
    sendStatic(req, res, file);
    return true;
  };
}
