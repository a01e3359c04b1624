import type { Hold } from "~/features/responsible-game/holds/holds";
import type { Player } from "~/session/player.server";

export type PlayMode = "play" | "demo";

/** What the stage shows. */
export type Stage =
  | { kind: "frame"; mode: PlayMode; src: string }
  /** Not signed in: offers sign-in, and the demo if there is one. */
  | { kind: "choice" }
  /** The market has something else come first. */
  | { kind: "held"; hold: Hold }
  /** The requested demo does not exist. */
  | { kind: "noDemo" };

interface Launch {
  sysname: string;
  /** Launched by this id instead of the sysname (docs/contract.md#3.7). */
  customId: string | undefined;
  hasDemo: boolean;
  /** `mode` of the query. */
  wanted: string | null;
  player: Player["kind"];
  version: string;
  locale: string;
  /** Why it may not start now (`holdOn`). */
  hold?: Hold | undefined;
  /** Further parameters of the launch. */
  query?: Readonly<Record<string, string>>;
}

/**
 * Decides the stage from what is known before the launch; all other refusals come from the platform, in the frame. A
 * viewer whose sign-in state is unknown gets the frame, because the platform knows.
 */
export function chooseStage({ wanted, hasDemo, player, hold, ...launch }: Launch): Stage {
  if (hold) return { kind: "held", hold };
  if (modeOf(wanted) === "demo") return hasDemo ? frame(launch, "demo") : { kind: "noDemo" };
  return player === "visitor" ? { kind: "choice" } : frame(launch, "play");
}

/** The mode that a query requests. */
export function modeOf(wanted: string | null): PlayMode {
  return wanted === "demo" ? "demo" : "play";
}

function frame(
  { sysname, customId, version, locale, query: more }: Omit<Launch, "wanted" | "hasDemo" | "player" | "hold">,
  mode: PlayMode,
): Stage {
  const game = customId ? `custom/${encodeURIComponent(customId)}` : encodeURIComponent(sysname);
  // The id says nothing of the game to whoever has to know whether it may be launched (docs/markets.md#what-waits-for-what).
  const query = new URLSearchParams({ v: version, locale, ...(customId && { game: sysname }), ...more });
  return { kind: "frame", mode, src: `/platform/game/${game}/${mode}?${query}` };
}
