import type { Balances } from "~/browser/runtime/balance/balance";
import type { IdleLimits } from "~/browser/runtime/idle/idle-limits";
import type { NoticeSettings } from "~/browser/runtime/part";
import type { BalanceRefresh } from "~/content/config/cms-config";
import type { Level } from "~/features/loyalty/levels/level";
import type { ShellFragments } from "~/shell/fragments/shell-fragments";
import type { WaitingOffer } from "~/shell/header/waiting-offers.server";
import type { Hints } from "~/shell/hints/hints";
import type { Theme } from "~/ui/styles/themes";

/** Data that features show to players in the layout. Like the route table, this file may name features. */
export interface LayoutParts {
  /** The ring around the avatar; may be streamed. */
  level?: Level | null | Promise<Level | null>;
  notices?: NoticeSettings;
  /** Number of unread notices. */
  unread?: number;
}
export type LayoutPlayer =
  | { kind: "player"; name: string; balances: Balances; sessionKey: string; uid: number }
  | { kind: "visitor" }
  | { kind: "unknown" };

/** What is one player's own of the layout. */
export interface OwnLayout extends LayoutParts {
  player: LayoutPlayer;
  /** Offers that have opened and were not answered; absent where there are none. */
  waiting?: WaitingOffer[] | undefined;
}

/** What all visitors or all players share of it; menus and footer are fragments. */
export interface SharedLayout {
  themes: Theme[];
  isMultilingual: boolean;
  /** Which games the bare address of the hall shows; absent: all. */
  hallCategory?: string;
  /** For players, when the operator enabled it. */
  balanceRefresh?: BalanceRefresh;
  /** For players. */
  idle?: IdleLimits;
  /** How long the break lasts that players take by one press; absent where the market has none here. */
  breakNow?: string;
  fragments: ShellFragments;
}

export interface LayoutData extends SharedLayout, OwnLayout {
  /** In the default layout. */
  hints?: Hints | undefined;
}

/** The player as the runtime sees it in the game layout, which has no header. */
export interface Viewer {
  viewer: LayoutPlayer["kind"];
  /** For players, as in `LayoutPlayer`. */
  sessionKey?: string;
  uid?: number;
  /** As in `LayoutData`. */
  breakNow?: string;
  idle?: IdleLimits;
}
