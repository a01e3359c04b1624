import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { AppConfig } from "~/context/app-config";
import type { Logger } from "~/upstream/logger";
import { bootRead } from "~/upstream/transport/budgets";

/** Limit for all snapshot files together. There are few: a handful for each locale and host. */
const MAX_BYTES = 32 * 1024 * 1024;

const SnapshotSchema = z.object({ key: z.string(), text: z.string() });

/** The last good replies on disk: a process that restarts during an outage knows what the one before it knew. */
export interface BootSnapshot {
  /** Returns the stored reply of a key, parsed by `read`; null when there is none or `read` rejects it. */
  read<T>(key: string, read: (text: string) => T): Promise<T | null>;
  /** Stores a raw reply in the background; must hold no personal data. A write failure is logged once. */
  write(key: string, text: string): void;
  /** Resolves once everything is stored. */
  written(): Promise<void>;
}

const none: BootSnapshot = { read: async () => null, write() {}, written: async () => {} };

/**
 * Active where `BOOT_SNAPSHOT_DIR` is set. File names include service and API version; processes may share a folder.
 * Files of another `suffix` are never deleted to make room for these.
 */
export function createBootSnapshot(config: AppConfig, log: Logger, suffix = ".boot.json"): BootSnapshot {
  return config.bootSnapshotDir ? snapshotIn(config.bootSnapshotDir, config, log, suffix) : none;
}

function snapshotIn(
  folder: string,
  { contentUrl, contentApiPrefix, contentApiVersion, contentPublicUrl, platformPublicUrl }: AppConfig,
  log: Logger,
  suffix: string,
): BootSnapshot {
  const hashes = new Map<string, string>();
  let isFailureLogged = false;
  let writing = Promise.resolve();

  const nameOf = (key: string) => {
    // Stored replies contain public URLs, so a changed public URL needs a different file.
    const shown = [platformPublicUrl, contentPublicUrl];
    const full = [contentUrl, contentApiPrefix, contentApiVersion, ...shown, key].join(" ");
    return { full, file: join(folder, `${hashOf(full)}${suffix}`) };
  };

  async function put(key: string, text: string): Promise<void> {
    const { full, file } = nameOf(key);
    const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await deleteOldest(folder, suffix, file, text.length);
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
        const { key: storedKey, text } = SnapshotSchema.parse(JSON.parse(await readFile(file, "utf8")));
        if (storedKey !== full) return null;
        return read(text);
      } catch {
        return null;
      }
    },
    write(key, text) {
      const hash = hashOf(text);
      if (text.length > bootRead.maxBytes || hashes.get(key) === hash) return;
      hashes.set(key, hash);
      writing = writing
        .then(() => put(key, text))
        .catch((error: Error) => {
          hashes.delete(key);
          if (!isFailureLogged)
            log.warn({ folder, problem: error.message }, "a boot snapshot could not be written");
          isFailureLogged = true;
        });
    },
    written: () => writing,
  };
}

/** Deletes the oldest snapshots until `bytes` more fit. */
async function deleteOldest(folder: string, suffix: string, file: string, bytes: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix));
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
    if (sum <= MAX_BYTES) return;
    await rm(path, { force: true });
    sum -= size;
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
