import type { Balances } from "~/browser/runtime/balance/balance";
import type { BalanceRefresh } from "~/content/config/cms-config";
import type { SignOutReason } from "~/session/sign-out-reason";
import type { IdleLimits } from "./idle/idle-limits";
import type { TrackingSettings } from "./tracking/settings";

/** The current location and player. */
export interface RuntimeLocation {
  /** Path without locale. */
  pathname: string;
  search: string;
  /** Undefined when the page does not provide it. */
  viewer: "player" | "visitor" | "unknown" | undefined;
  /** Identifies this session of the player; undefined for everyone else. */
  sessionKey?: string | undefined;
  /** The player's id; undefined for everyone else. */
  uid?: number | undefined;
  /** Path of the pending navigation; undefined when idle. */
  loading?: string | undefined;
  /** Settings of visit tracking; undefined where it is off. */
  tracking?: TrackingSettings | undefined;
  /** Balances in the page's data; undefined when it has none. */
  balances?: Balances | undefined;
  /** Nothing may advertise here (`RouteHandle`). */
  hidesOffers?: boolean;
  /** A game is played here (`RouteHandle`). */
  isGame?: boolean;
  /** Refresh settings of the balance; undefined when off. */
  balanceRefresh: BalanceRefresh | undefined;
  /** Limits of inactivity; undefined when off. */
  idle: IdleLimits | undefined;
  /** How notices are shown; undefined when off. */
  notices?: NoticeSettings;
  /** Whether the support chat is visible; undefined when the site has none. */
  chat?: "shown" | "hidden" | undefined;
  /** When the next reality check is due, and `now`, both by the server's clock; undefined when off. */
  check: { at: number; now: number } | undefined;
  /** Settings of background tasks of an open page; undefined when the server sent none. */
  background?: BackgroundSettings;
}

export interface BackgroundSettings {
  /** Milliseconds between two checks of the server's build; 0 for none. */
  buildPollMs: number;
  /** URL of the offline page; undefined without a service worker. */
  offlinePage?: string;
}

/** Duration in seconds, URL of the sound, and volume from 0 to 1. */
export interface NoticeSettings {
  durationSeconds: number;
  soundUrl?: string;
  soundVolume: number;
}

/** What the host provides to a part of the runtime. */
export interface RuntimeContext {
  getLocation: () => RuntimeLocation;
  /** Subscribes to location changes; returns a function that unsubscribes. */
  onLocation: (listener: () => void) => () => void;
  /** Navigates to a path of this locale, replacing the history entry and keeping the scroll position. */
  replace: (path: string) => void;
  /** Signs out with a full page load; the next page shows the reason. */
  signOut: (reason: SignOutReason) => void;
}

/** A part of the runtime; `start` returns a function that stops it. */
export interface RuntimePart {
  start: (context: RuntimeContext) => () => void;
}
