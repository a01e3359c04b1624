import type { Player } from "~/session/player.server";

export type PlayMode = "play" | "demo";

/** A game that is open elsewhere. */
export interface OtherGame {
  sysname: string;
  name: string;
}

/** What the stage shows. */
export type Stage =
  | { kind: "frame"; mode: PlayMode; src: string }
  /** Not signed in: offers sign-in, and the demo if there is one. */
  | { kind: "choice" }
  /** A question has to be answered before one plays for money. */
  | { kind: "question"; path: string }
  /** A reality check or a notice is to be answered first, or a break lasts until then (milliseconds). */
  | { kind: "held"; why: "check" | "break" | "notice"; until?: number }
  /** Another game is open, and the market allows one at a time. */
  | { kind: "elsewhere"; other: OtherGame }
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
  /** Where the question stands that has to be answered first. */
  question?: string | undefined;
  /** Why nothing may start now. */
  hold?: Omit<Extract<Stage, { kind: "held" }>, "kind"> | undefined;
  /** The game that has to be closed first. */
  other?: OtherGame | undefined;
  /** Further parameters of the launch. */
  query?: Readonly<Record<string, string>>;
}

/**
 * Decides the stage from what is known before the launch; all other refusals come from the platform, in the frame. A
 * viewer whose sign-in state is unknown gets the frame, because the platform knows.
 */
export function chooseStage({ wanted, hasDemo, player, question, hold, other, ...launch }: Launch): Stage {
  if (hold) return { kind: "held", ...hold };
  if (wanted === "demo") return hasDemo ? frame(launch, "demo") : { kind: "noDemo" };
  if (player === "visitor") return { kind: "choice" };
  if (question) return { kind: "question", path: question };
  return other ? { kind: "elsewhere", other } : frame(launch, "play");
}

function frame(
  { sysname, customId, version, locale, query: more }: Omit<Launch, "wanted" | "hasDemo" | "player">,
  mode: PlayMode,
): Stage {
  const game = customId ? `custom/${encodeURIComponent(customId)}` : encodeURIComponent(sysname);
  // The id says nothing of the game to whoever has to know whether it may be launched (docs/markets.md).
  const query = new URLSearchParams({ v: version, locale, ...(customId && { game: sysname }), ...more });
  return { kind: "frame", mode, src: `/platform/game/${game}/${mode}?${query}` };
}
