import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { AppConfig } from "~/app-config";
import type { Logger } from "~/logger";
import { bootRead } from "~/platform/budgets";

const SUFFIX = ".boot.json";
/** Of all replies together. They are few: a handful for each locale and host. */
const MOST_BYTES = 32 * 1024 * 1024;

const SnapshotSchema = z.object({ key: z.string(), text: z.string() });

/** The last good replies of the boot reads on disk, so that a restart has them while the content service is down. */
export interface BootSnapshot {
  /** What `read` makes of the reply that is kept under a key; null for none, or one that no longer fits. */
  read<T>(key: string, read: (text: string) => T): Promise<T | null>;
  /** In the background; a disk that fails is logged once. A reply must be everybody's: it is written as it came. */
  write(key: string, text: string): void;
}

const none: BootSnapshot = { read: async () => null, write() {} };

/** Kept where `BOOT_SNAPSHOT_DIR` is set, by service, API version and document. Several processes may share a folder. */
export function createBootSnapshot(config: AppConfig, log: Logger): BootSnapshot {
  return config.bootSnapshotDir ? snapshotIn(config.bootSnapshotDir, config, log) : none;
}

function snapshotIn(
  folder: string,
  { contentUrl, contentApiPrefix, contentApiVersion, contentPublicUrl, platformPublicUrl }: AppConfig,
  log: Logger,
): BootSnapshot {
  const written = new Map<string, string>();
  let isTold = false;
  let writing = Promise.resolve();

  const nameOf = (key: string) => {
    // Replies are kept with the addresses that browsers are told.
    const shown = [platformPublicUrl, contentPublicUrl];
    const full = [contentUrl, contentApiPrefix, contentApiVersion, ...shown, key].join(" ");
    return { full, file: join(folder, `${hashOf(full)}${SUFFIX}`) };
  };

  async function put(key: string, text: string): Promise<void> {
    const { full, file } = nameOf(key);
    const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await makeRoom(folder, file, text.length);
    try {
      await writeFile(draft, JSON.stringify({ key: full, text }), { mode: 0o600, flag: "wx" });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    async read(key, read) {
      const { full, file } = nameOf(key);
      try {
        if ((await stat(file)).size > bootRead.maxBytes * 2) return null;
        const { key: kept, text } = SnapshotSchema.parse(JSON.parse(await readFile(file, "utf8")));
        if (kept !== full) return null;
        const value = read(text);
        log.warn({ document: key }, "the last good reply is used: the content service gives none");
        return value;
      } catch {
        return null;
      }
    },
    write(key, text) {
      const hash = hashOf(text);
      if (text.length > bootRead.maxBytes || written.get(key) === hash) return;
      written.set(key, hash);
      writing = writing
        .then(() => put(key, text))
        .catch((error: Error) => {
          written.delete(key);
          if (!isTold) log.warn({ folder, problem: error.message }, "a boot snapshot could not be written");
          isTold = true;
        });
    },
  };
}

/** The oldest go first. */
async function makeRoom(folder: string, file: string, bytes: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return { path, size: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
    }),
  );
  const others = files.filter(({ path }) => path !== file).sort((a, b) => a.at - b.at);
  let sum = others.reduce((all, { size }) => all + size, bytes);
  for (const { path, size } of others) {
    if (sum <= MOST_BYTES) return;
    await rm(path, { force: true });
    sum -= size;
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
