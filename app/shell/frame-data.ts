import type { BalanceRefresh } from "~/content/cms-config";
import type { Level } from "~/loyalty/level";
import type { IdleLimits } from "~/runtime/idle/idle-limits";
import type { NoticeSettings } from "~/runtime/runtime";
import type { Theme } from "~/session/theme";
import type { Balances } from "~/shell/header/balance";
import type { ShellFragments } from "~/shell/shell-fragments";

/** What features show in the frame around a player's pages. Like the route table this names features. */
export interface FrameParts {
  /** The ring round the avatar; it may follow the page. */
  level?: Level | null | Promise<Level | null>;
  notices?: NoticeSettings;
  /** Notices that were not looked at yet. */
  unread?: number;
}
export type FramePlayer =
  | { kind: "player"; name: string; balances: Balances; visit: string; uid: number }
  | { kind: "visitor" }
  | { kind: "unknown" };

/** What the frame needs of this visit alone; menus and footer are fragments, the same for many. */
export interface FrameData extends FrameParts {
  player: FramePlayer;
  themes: Theme[];
  isMultilingual: boolean;
  /** Players only, and only where the operator wants it. */
  balanceRefresh?: BalanceRefresh;
  /** Players only. */
  idle?: IdleLimits;
  /** Only towards scripts: a document carries them as HTML. */
  fragments?: ShellFragments;
}

/** What the runtime goes by where there is no frame. */
export interface Viewer {
  viewer: FramePlayer["kind"];
  /** Of a player alone, as `FramePlayer` has it. */
  visit?: string;
  uid?: number;
  idle?: IdleLimits;
}
