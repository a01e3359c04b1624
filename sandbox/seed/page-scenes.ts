import type { SceneName } from "./games/game-names";

/** Pages with a cover picture, and what it shows. */
export const pageScenes: Record<string, SceneName> = { about: "lanterns", "welcome-week": "dunes" };
