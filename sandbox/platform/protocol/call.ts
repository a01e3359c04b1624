import type { Player } from "../../world/player";
import type { LocaleCode } from "../../world/words";
import type { Session, World } from "../../world/world";
import type { Parameters } from "./parameters";

/** A platform call on its way through a method. */
export interface Call {
  world: World;
  method: string;
  locale: LocaleCode;
  parameters: Parameters;
  /** Null for a visitor. */
  player: Player | null;
  session: Session | null;
  /** ISO country of `X-Country`, when the edge knows it. */
  country: string | undefined;
  /** `_non_strict=1`: the page runs in a frame. */
  isFramed: boolean;
  isHttps: boolean;
  /** Who asks, as the site says. */
  address: string;
  /** Cookie lines that leave with the reply. */
  cookies: string[];
  base: string;
  /** Of this attempt at a write that moves money (docs/contract.md#1.2). */
  idempotencyKey: string | null;
  /** Origin of the site that the visitor sees; links in mails begin with it. */
  site: string;
  /** The same and the path prefix of the locale. */
  localSite: string;
  now: number;
}

/** What an effect needs that time alone may bring about. */
export type Moment = Pick<Call, "world" | "now">;

/** A call that the dispatcher let pass because somebody is signed in. */
export type PlayerCall = Call & { player: Player };

/** docs/contract.md#1.10. "personal": shared for visitors, private with a session. */
export type CacheClass = "S" | "SC" | "P";

interface OpenMethod {
  needsPlayer?: false;
  verb: "GET" | "POST";
  cache: CacheClass;
  handle: (call: Call) => unknown;
}

interface PlayerMethod {
  verb: "GET" | "POST";
  cache: "P";
  needsPlayer: true;
  /** A repetition under the same `Idempotency-Key` gets the first reply. */
  isKeyed?: true;
  handle: (call: PlayerCall) => unknown;
}

export type Method = OpenMethod | PlayerMethod;
export type MethodTable = Record<string, Method>;
