import { type HallData, type PlayerData, type ReadJson, readHall, readPlayer } from "./hall-data";
import { readHome, readHomePlayer } from "./home-data";

const CACHED_MS = 60_000;

/**
 * Reads what the hall shows, or at `/` the home page. What is everybody's is read once a minute, or with `isCached` off
 * for each request; a player's is read for each.
 */
export function pageReader(readJson: ReadJson, isCached = true) {
  const shared = (read: (readJson: ReadJson) => Promise<HallData>) => {
    const readNow = () => read(readJson);
    return isCached ? cached(readNow) : readNow;
  };
  const pages = {
    hall: { read: shared(readHall), readPlayer },
    home: { read: shared(readHome), readPlayer: readHomePlayer },
  };
  return async (path: string, cookie: string | undefined) => {
    const page = path === "/" ? pages.home : pages.hall;
    const isPlayer = cookie?.includes("sbx_session=");
    const [data, player]: [HallData, PlayerData | undefined] = await Promise.all([
      page.read(),
      isPlayer ? page.readPlayer(readJson, cookie ?? "") : undefined,
    ]);
    return { data, player };
  };
}

function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { data: Promise<T>; until: number } | undefined;
  return () => {
    if (!last || last.until < Date.now()) {
      last = { data: read(), until: Date.now() + CACHED_MS };
      last.data.catch(() => {
        last = undefined;
      });
    }
    return last.data;
  };
}
