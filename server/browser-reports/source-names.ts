import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { SourceMap, type SourceMapping } from "node:module";
import { LRUCache } from "lru-cache";
import type { Frame } from "../../app/browser/runtime/browser-reports/report";

/** Read maps are large, and failures come in crowds. */
const MAX_MAPS = 3;
const CACHED_MS = 60_000;

/** Names frames of the browser's scripts: `app/features/cashier/deposit/deposit.route.tsx:42:7`. */
export type SourceNames = (frames: readonly Frame[]) => Promise<string[]>;

/** Reads the maps that the build has left beside the server. Frames of other files are skipped. */
export function createSourceNames(folder: URL): SourceNames {
  const files = new Set(readdirSync(folder));
  const maps = new LRUCache<string, SourceMap>({
    max: MAX_MAPS,
    ttl: CACHED_MS,
    ttlAutopurge: true,
    fetchMethod: async (file) => new SourceMap(JSON.parse(await readFile(new URL(file, folder), "utf8"))),
  });

  async function nameOf([file, line, column]: Frame): Promise<string | undefined> {
    const map = files.has(`${file}.map`) ? await maps.fetch(`${file}.map`) : undefined;
    if (!map) return undefined;
    const { originalSource, originalLine, originalColumn }: Partial<SourceMapping> =
      line > 0 && column > 0 ? map.findEntry(line - 1, column - 1) : {};
    return originalSource === undefined || originalLine === undefined || originalColumn === undefined
      ? file
      : `${inProject(originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  }

  return async (frames) => {
    const names = await Promise.all(frames.map(nameOf));
    return names.filter((name) => name !== undefined);
  };
}

/** `../../../app/root.tsx` of a map is the project's `app/root.tsx`. */
function inProject(source: string): string {
  return source.replace(/^(?:\.\.?\/)+/, "");
}
