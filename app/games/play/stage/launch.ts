import type { Player } from "~/session/player.server";

export type PlayMode = "play" | "demo";

/** What stands on the game's stage. */
export type Stage =
  | { kind: "frame"; mode: PlayMode; src: string }
  /** Nobody is signed in: signing in, or the demo when there is one. */
  | { kind: "choice" }
  /** A demo was asked for that does not exist. */
  | { kind: "noDemo" };

interface Launch {
  sysname: string;
  /** Launched by this id instead of the sysname (contract 3.7). */
  customId: string | undefined;
  hasDemo: boolean;
  /** As the address says it. */
  wanted: string | null;
  player: Player["kind"];
  version: string;
  locale: string;
}

/**
 * What can be known before the platform is asked to launch: without script the frame itself shows every other
 * refusal. Who cannot be told apart is not turned away here, because the platform will know.
 */
export function chooseStage({ wanted, hasDemo, player, ...launch }: Launch): Stage {
  if (wanted === "demo") return hasDemo ? frame(launch, "demo") : { kind: "noDemo" };
  return player === "visitor" ? { kind: "choice" } : frame(launch, "play");
}

function frame(
  { sysname, customId, version, locale }: Pick<Launch, "sysname" | "customId" | "version" | "locale">,
  mode: PlayMode,
): Stage {
  const game = customId ? `custom/${encodeURIComponent(customId)}` : encodeURIComponent(sysname);
  const query = new URLSearchParams({ v: version, locale });
  return { kind: "frame", mode, src: `/platform/game/${game}/${mode}?${query}` };
}
