import type { SceneName } from "./game-names";

/** Pages with a cover picture, and what it shows. */
export const pageScenes: Record<string, SceneName> = { about: "lanterns" };
