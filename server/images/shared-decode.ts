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
  read: () => Promise<Buffer>;
}

/** Requests for other widths of a source that has not been decoded yet join its turn: it is read and decoded once. */
export function createSharedDecode(inTurn: ImageQueue, optimise: ReturnType<typeof createOptimiser>) {
  const open = new Map<string, Group>();

  function start({ client, source, width, read }: Wanted): Group {
    const widths = new Set([width]);
    const close = () => {
      if (open.get(source) === group) open.delete(source);
    };
    const made = inTurn(client, async () =>
      optimise(await read(), () => {
        close();
        return widths;
      }),
    ).finally(close);
    const group = { widths, made };
    open.set(source, group);
    return group;
  }

  return async (wanted: Wanted): Promise<Picture> => {
    const group = open.get(wanted.source) ?? start(wanted);
    group.widths.add(wanted.width);
    const picture = (await group.made).get(wanted.width);
    if (!picture || picture instanceof ImageFailure) throw picture ?? new ImageFailure(503, "too late");
    return picture;
  };
}
