import { lazyPart } from "~/runtime/lazy-part";

/** Loaded when a hall has grown so long that its document could not have shown it. */
export const longGridPart = lazyPart(() => import("./long-game-grid"));
