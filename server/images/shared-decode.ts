import type { PictureFormat } from "./decode-cost";
import type { Picture } from "./image-cache";
import { ImageFailure } from "./image-failure";
import type { ImageQueue } from "./image-queue";
import type { createOptimiser } from "./optimise";

interface Group {
  widths: Set<number>;
  made: ReturnType<ReturnType<typeof createOptimiser>>;
}

interface Wanted {
  client: string;
  source: string;
  width: number;
  format: PictureFormat;
  read: () => Promise<Buffer>;
}

/**
 * Requests for other widths of a source that has not been decoded yet join its turn, if they are for the same format: it
 * is read and decoded once.
 */
export function createSharedDecode(inTurn: ImageQueue, optimise: ReturnType<typeof createOptimiser>) {
  const open = new Map<string, Group>();

  function start(key: string, { client, width, format, read }: Wanted): Group {
    const widths = new Set([width]);
    const close = () => {
      if (open.get(key) === group) open.delete(key);
    };
    const made = inTurn(client, async () =>
      optimise(await read(), format, () => {
        close();
        return widths;
      }),
    ).finally(close);
    const group = { widths, made };
    open.set(key, group);
    return group;
  }

  return async (wanted: Wanted): Promise<Picture> => {
    const key = `${wanted.format} ${wanted.source}`;
    const group = open.get(key) ?? start(key, wanted);
    group.widths.add(wanted.width);
    const picture = (await group.made).get(wanted.width);
    if (!picture || picture instanceof ImageFailure) throw picture ?? new ImageFailure(503, "too late");
    return picture;
  };
}
