import { lazyPart } from "~/runtime/lazy-part";

/** Loaded when a script has grown the list past `LONGEST_LIST`. */
export const longGridPart = lazyPart(() => import("./long-game-grid"));
