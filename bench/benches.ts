import { benchClientBytes } from "./client-bytes";
import { benchColdStart } from "./cold-start";
import { benchFirstUse } from "./first-use";
import { benchGrowth } from "./growth";
import { benchJourneys } from "./journeys";
import { benchCached, benchRendered } from "./load";
import { benchMemory } from "./memory";
import type { Effort } from "./race";
import type { Row } from "./results";
import { benchSearch } from "./search";
import { benchSession } from "./session";
import { benchVitals } from "./vitals";

/** The measures by name, in their order. */
export const benches: Record<string, (effort: Effort) => Promise<Row[]>> = {
  visitor: benchRendered("private visitor"),
  player: benchRendered("player with calls"),
  "players-page": benchRendered("player"),
  cached: benchCached,
  games: benchGrowth("games"),
  locales: benchGrowth("locales"),
  bytes: benchClientBytes,
  vitals: benchVitals,
  uses: benchFirstUse,
  journeys: benchJourneys,
  search: benchSearch,
  session: benchSession,
  start: benchColdStart,
  memory: benchMemory,
};
