import type { BalanceRefresh } from "~/content/config/cms-config";
import type { Level } from "~/loyalty/levels/level";
import type { IdleLimits } from "~/runtime/idle/idle-limits";
import type { NoticeSettings } from "~/runtime/runtime";
import type { ShellFragments } from "~/shell/fragments/shell-fragments";
import type { Balances } from "~/shell/header/balance";
import type { Theme } from "~/ui/styles/themes";

/** Data that features show in a player's frame. Like the route table, this file may name features. */
export interface FrameParts {
  /** The ring around the avatar; may be streamed. */
  level?: Level | null | Promise<Level | null>;
  notices?: NoticeSettings;
  /** Number of unread notices. */
  unread?: number;
}
export type FramePlayer =
  | { kind: "player"; name: string; balances: Balances; visit: string; uid: number }
  | { kind: "visitor" }
  | { kind: "unknown" };

/** The personal data of the frame; menus and footer are shared fragments. */
export interface FrameData extends FrameParts {
  player: FramePlayer;
  themes: Theme[];
  isMultilingual: boolean;
  /** For players, when the operator enabled it. */
  balanceRefresh?: BalanceRefresh;
  /** For players. */
  idle?: IdleLimits;
  fragments: ShellFragments;
}

/** The player as the runtime sees it in the game layout, which has no frame. */
export interface Viewer {
  viewer: FramePlayer["kind"];
  /** For players, as in `FramePlayer`. */
  visit?: string;
  uid?: number;
  idle?: IdleLimits;
}
