import type { Launch } from "../../app/context";
import type { RequestState } from "../middleware/request-state";

const GAME = "/platform/game/";

/**
 * What is launched at an address (docs/contract.md#3.7), read as the platform reads it: `play` is the mode where none is
 * given, parts may be encoded, and empty ones do not count. Null: it is no game's.
 */
export function launchAddress({ path, search }: Pick<RequestState, "path" | "search">): Launch | null {
  if (!path.startsWith(GAME)) return null;
  const [first = "", ...rest] = path.slice(GAME.length).split("/").filter(Boolean).map(decodeURIComponent);
  const isCustom = first === "custom";
  const [mode = "play", ...more] = isCustom ? rest.slice(1) : rest;
  const named = isCustom
    ? { sysname: new URLSearchParams(search).get("game") ?? "", customId: rest[0] ?? "" }
    : { sysname: first };
  return (mode === "play" || mode === "demo") && more.length === 0 ? { ...named, mode } : named;
}
