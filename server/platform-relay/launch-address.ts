import type { Launch } from "../../app/context/app";
import type { RequestState } from "../middleware/request-state";

const GAME = "/platform/game/";

/** What a page of a game loads besides: files and folders, each part plain, that no platform takes for a mode. */
const ASSET = /^(?!play|demo)[\w-]+(?:[./][\w-]+)+$/i;

/**
 * What is launched at an address (docs/contract.md#3.7), read as the platform reads it: parts may be encoded, and empty
 * ones do not count. A mode is `play` where it is not given, and where another reader could take it for one (`PLAY`,
 * `play;x`, `real`): the strictest rules hold then. Without a mode it is an asset; null: it is no game's.
 */
export function launchAddress({ path, search }: Pick<RequestState, "path" | "search">): Launch | null {
  if (!path.startsWith(GAME)) return null;
  const [first = "", ...rest] = path.slice(GAME.length).split("/").filter(Boolean).map(decodeURIComponent);
  const isCustom = first === "custom";
  const mode = (isCustom ? rest.slice(1) : rest).join("/");
  const named = isCustom
    ? { sysname: new URLSearchParams(search).get("game") ?? "", customId: rest[0] ?? "" }
    : { sysname: first };
  if (ASSET.test(mode)) return named;
  return { ...named, mode: mode === "demo" ? "demo" : "play" };
}
