import type { Moment } from "~/market/file/shown";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";

/** What a player does that a market may have wait. An offer is whatever gives a bonus, a prize or points to play with. */
export type Act = "demo" | "play" | "deposit" | "withdraw" | "offer";

/**
 * What has to be over first: a reality check, the break after it, a notice, proof of age, a question about limits, another
 * game.
 */
export type HoldReason = "check" | "break" | "notice" | "proof" | "limit" | "session" | "otherGame";

interface Waiting {
  /** In the order in which they are shown to a player. */
  reasons: readonly HoldReason[];
  /** Moments of the market's notices that come before it: those of every page, and its own. */
  notices: readonly Moment[];
  /** The moment whose limits have to be answered before it, besides those of the registration. */
  limits?: "deposit" | "bet";
}

const everyPage = ["register", "signIn"] as const satisfies readonly Moment[];

/**
 * Which act waits for what (docs/markets.md#what-waits-for-what). What stands over every page holds up all of them, the rest what the words
 * of the market's file name: a limit of deposits in itself holds up no play, and a demo is no play for money.
 */
export const acts: Readonly<Record<Act, Waiting>> = {
  demo: { reasons: ["check", "break", "notice", "proof"], notices: [...everyPage, "firstBet"] },
  play: {
    reasons: ["check", "break", "notice", "limit", "session", "otherGame"],
    notices: [...everyPage, "firstBet"],
    limits: "bet",
  },
  deposit: {
    reasons: ["check", "limit", "notice"],
    notices: [...everyPage, "deposit"],
    limits: "deposit",
  },
  withdraw: { reasons: ["check", "notice"], notices: everyPage },
  offer: { reasons: ["check", "notice"], notices: everyPage },
};

/** A game that is open elsewhere. */
export interface OtherGame {
  sysname: string;
  name: string;
}

/** Why a player may not go on now, and the address of the page that mends it. */
export type Hold = { way: InternalPath } & (
  | { why: "otherGame"; other: OtherGame }
  /** `until`: when a break ends, in milliseconds. */
  | { why: Exclude<HoldReason, "otherGame">; until?: number }
);

/** Dialogs of duties, breaks and the form that closes a game stand on the page itself. */
const stay = (here: InternalPath) => here;

/** The page that mends each reason; `here`: the page on which the act was wanted. */
export const waysOut: Readonly<Record<HoldReason, (here: InternalPath) => InternalPath>> = {
  check: stay,
  break: stay,
  notice: stay,
  proof: (from) => paths.verification({ from }),
  limit: (from) => paths.limitQuestion({ from }),
  session: (from) => paths.limitQuestion({ ask: "session", from }),
  otherGame: stay,
};
