import { brandOf, type SandboxBrand } from "../brands/brands";
import { type ContentState, plantContent } from "../content/accounts/state";
import { type CatalogueGame, seedGames } from "../seed/games/games";
import { type Provider, plantProviders } from "../seed/games/providers";
import { plantTournaments, type Tournament } from "../seed/games/tournaments";
import { plantUsers } from "../seed/players/users";
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

/** What somebody wrote to the support. */
export interface Feedback {
  subject: string;
  uid?: number;
  message?: string;
  email?: string;
  name?: string;
  sent_at: string;
}

/** Something that was said in the support chat. */
export interface ChatEvent {
  channel_id: string;
  conversation_id: string;
  text: string;
  event: string;
  uid?: number;
}

export interface RecordedCall {
  verb: string;
  method: string;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  /** Names only. */
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
  /** The sportsbook's: what the next page says once, and the page's own theme. */
  notice?: string | undefined;
  theme?: string | undefined;
  /** Of the browser, once the sportsbook's script has told it. */
  zone?: string;
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

/** A code that was sent and not used up yet. */
export interface SentCode {
  sentAt: number;
  wrongTries: number;
  /** What the right code will do: the state of two-factor that was asked for. */
  wanted?: boolean;
}

/** A sign-in with another service, from `/oauth/init` to the return (docs/contract.md#3.13). */
export interface SocialSignIn {
  service: string;
  redirectUrl: string;
  /** The platform's own return path, as the visitor's browser sees it. */
  returnTo: string;
  locale: LocaleCode;
  /** What the person agreed to on the service's page. */
  consent?: { choice: string; email: string };
}

/** Everything that calls change; `reset` puts a fresh one in its place. */
export interface WorldState {
  players: Map<number, Player>;
  sessions: Map<string, Session>;
  /** By purpose and whose they are. */
  codes: Map<string, SentCode>;
  /** Moments of what may not be done too often, by what and by whom. */
  attempts: Map<string, number[]>;
  socialSignIns: Map<string, SocialSignIn>;
  /** What the identity provider is opened with. */
  identityTokens: Map<string, { uid: number; action?: string | undefined; until: number }>;
  outbox: Message[];
  /** Accounts and changed entries of the content service. */
  content: ContentState;
  feedback: Feedback[];
  chatEvents: ChatEvent[];
  calls: RecordedCall[];
  /** Hashes of launch data that have been used. */
  usedLaunches: Set<string>;
  faults: StandingFault[];
  /** Calls that a `flaky` fault has already failed once, by request id and address. */
  flakySeen: Set<string>;
  /** What the control endpoint laid over the seed, by part. */
  patches: Record<string, Record<string, unknown>>;
  /** Of writes that move money, by player, method and key. */
  storedReplies: Map<string, { at: number; reply: () => unknown }>;
  /** How often each product of the loyalty shop was bought. */
  soldProducts: Map<number, number>;
  /** Oldest first. */
  launches: Map<string, Launch>;
  nextRound: number;
  /** Of bonuses, free spins and cashbacks that players are given. */
  nextReward: number;
  nextUid: number;
  nextTransaction: number;
  nextRequisite: number;
}

export interface World {
  settings: SandboxSettings;
  brand: SandboxBrand;
  clock: Clock;
  /** The whole hour that every date of the seed counts from. */
  origin: number;
  games: CatalogueGame[];
  gamesBySysname: Map<string, CatalogueGame>;
  providers: Provider[];
  tournaments: Tournament[];
  state: WorldState;
  /** Back to the seed: state, faults, sessions and clock. */
  reset(): void;
}

export function createWorld(settings: Partial<SandboxSettings> = {}, now?: number): World {
  const all = { ...defaultSettings, ...settings };
  const clock = createClock(now);
  const providers = plantProviders(all.providers);
  const games = seedGames(all.games, all.url, providers);
  const world: World = {
    settings: all,
    brand: brandOf(all.brand, all.currencies),
    clock,
    games,
    gamesBySysname: new Map(games.map((game) => [game.shown.sysname, game])),
    providers,
    ...plantState(clock, games),
    reset() {
      if (now === undefined) clock.real();
      else clock.set(now);
      const { nextUid } = world.state;
      Object.assign(world, plantState(clock, games));
      // A site remembers for a while what a player sent: nobody new may be taken for one of before.
      world.state.nextUid = nextUid;
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
      codes: new Map(),
      attempts: new Map(),
      socialSignIns: new Map(),
      identityTokens: new Map(),
      outbox: [],
      content: plantContent(origin),
      feedback: [],
      chatEvents: [],
      calls: [],
      usedLaunches: new Set(),
      faults: [],
      flakySeen: new Set(),
      patches: {},
      storedReplies: new Map(),
      soldProducts: new Map(),
      launches: new Map(),
      nextRound: firstRound,
      nextReward: 10_001,
      nextUid: 200_001,
      nextTransaction: 300_001,
      nextRequisite: 101,
    },
  };
}
