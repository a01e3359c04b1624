import { type CatalogueGame, plantGames } from "../seed/games";
import { plantTournaments, type Tournament } from "../seed/tournaments";
import { plantUsers } from "../seed/users";
import { defaultSettings, type SandboxSettings } from "../settings";
import { type Clock, createClock, hour } from "./clock";
import type { Player } from "./player";
import type { LocaleCode } from "./words";

export interface Session {
  id: string;
  uid: number;
  lastSeen: number;
}

/** Rounds are drawn by their number; from this one on whoever tries a game soon meets a win. */
const firstRound = 10_600;

/** A mail or text that the platform would have sent. */
export interface Message {
  contact: string;
  kind: string;
  code?: string;
  link?: string;
  password?: string;
  sent_at: string;
}

export interface RecordedCall {
  verb: string;
  method: string;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  cookies: string[];
  headers: Record<string, string>;
  at: string;
}

export interface StandingFault {
  target: string;
  effect: string;
  /** How many calls it still hits; endless without. */
  remaining?: number;
  uid?: number;
}

/** A game opened in a frame. Its id is the token in the frame's address and good for this game alone. */
export interface Launch {
  id: string;
  sysname: string;
  mode: "play" | "demo";
  locale: LocaleCode;
  /** The session that opened it; null for a visitor's demo. */
  sessionId: string | null;
  uid: number | null;
  /** Play money of a visitor's demo, in minor units. */
  visitorFun: number;
  /** What the last round showed, for a page that is loaded again. */
  last?: Outcome;
}

/** How a round came out, as the machine shows it. */
export interface Outcome {
  choice: string;
  stake: number;
  /** The face that each reel stopped on. */
  line: number[];
  /** In minor units of the currency played with. */
  win: number;
}

export interface TwoFactorWait {
  sentAt: number;
  wrongTries: number;
}

/** Everything that calls change; `reset` puts a fresh one in its place. */
export interface WorldState {
  players: Map<number, Player>;
  sessions: Map<string, Session>;
  twoFactor: Map<number, TwoFactorWait>;
  /** Moments of failed logins, by login name. */
  loginFailures: Map<string, number[]>;
  outbox: Message[];
  calls: RecordedCall[];
  faults: StandingFault[];
  /** Calls that a `flaky` fault has already failed once, by request id and address. */
  flakySeen: Set<string>;
  /** What the control endpoint laid over the seed, by part. */
  patches: Record<string, Record<string, unknown>>;
  /** Oldest first. */
  launches: Map<string, Launch>;
  nextRound: number;
  nextUid: number;
}

export interface World {
  settings: SandboxSettings;
  clock: Clock;
  /** The whole hour that every date of the seed counts from. */
  origin: number;
  games: CatalogueGame[];
  gamesBySysname: Map<string, CatalogueGame>;
  tournaments: Tournament[];
  state: WorldState;
  /** Back to the seed: state, faults, sessions and clock. */
  reset(): void;
}

export function createWorld(settings: Partial<SandboxSettings> = {}, now?: number): World {
  const all = { ...defaultSettings, ...settings };
  const clock = createClock(now);
  const games = plantGames(all.games, all.url);
  const world: World = {
    settings: all,
    clock,
    games,
    gamesBySysname: new Map(games.map((game) => [game.shown.sysname, game])),
    ...plantState(clock, games),
    reset() {
      if (now === undefined) clock.real();
      else clock.set(now);
      Object.assign(world, plantState(clock, games));
    },
  };
  return world;
}

function plantState(clock: Clock, games: CatalogueGame[]): Pick<World, "origin" | "tournaments" | "state"> {
  const origin = Math.floor(clock.now() / hour) * hour;
  const players = plantUsers(
    origin,
    games.slice(0, 20).map((game) => game.shown.sysname),
  );
  return {
    origin,
    tournaments: plantTournaments(origin),
    state: {
      players: new Map(players.map((player) => [player.uid, player])),
      sessions: new Map(),
      twoFactor: new Map(),
      loginFailures: new Map(),
      outbox: [],
      calls: [],
      faults: [],
      flakySeen: new Set(),
      patches: {},
      launches: new Map(),
      nextRound: firstRound,
      nextUid: 200_001,
    },
  };
}
