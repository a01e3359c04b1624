import type { BalanceRefresh } from "~/content/entities";
import { OPENED } from "~/document-data";
import type { SignOutReason } from "~/session/sign-out-reason";
import type { Balances } from "~/shell/header/balance";
import type { IdleLimits } from "./idle/idle-limits";
import { readStored, storedKeys } from "./storage";
import type { TrackingSettings } from "./tracking/settings";
import { whenIdle } from "./when-idle";

/** Where the browser is, and for whom. */
export interface RuntimeLocation {
  /** Path without locale. */
  pathname: string;
  search: string;
  /** Absent where the page does not say. */
  viewer: "player" | "visitor" | "unknown" | undefined;
  /** Tells this player's visit from the next one of the same browser; absent for everyone else. */
  visit?: string | undefined;
  /** Number of the player; absent for everyone else. */
  uid?: number | undefined;
  /** Path of the page that is under way; absent while none is. */
  loading?: string | undefined;
  /** What visits are counted with; absent where they are not. */
  tracking?: TrackingSettings | undefined;
  /** A player's money as the page came with it; absent where the page does not say. */
  balances?: Balances | undefined;
  /** No campaign's popup opens here (`RouteHandle`). */
  opensNoCampaigns?: boolean;
  /** How a player's balance is kept up to date; absent where it is not. */
  balanceRefresh: BalanceRefresh | undefined;
  /** After how long without a sign of life what happens; absent where nothing does. */
  idle: IdleLimits | undefined;
  /** How a player is told of notices; absent where there are none. */
  notices?: NoticeSettings;
  /** Whether the support chat may be seen here; absent where the site has none. */
  chat?: "shown" | "hidden" | undefined;
  /** When the player's next reality check is due, by the server's clock, which said `now`; absent where none is. */
  check: { at: number; now: number } | undefined;
  /** How the page keeps up with the site it is of; absent where the server did not say. */
  upkeep?: UpkeepSettings;
}

export interface UpkeepSettings {
  /** Milliseconds between two looks at the server's build; 0 for none. */
  buildPollMs: number;
  /** Address of the page that browsers keep for when they are offline; absent where there is no service worker. */
  offlinePage?: string;
}

/** Seconds, an address, and from 0 to 1. */
export interface NoticeSettings {
  durationSeconds: number;
  soundUrl?: string;
  soundVolume: number;
}

/** What a part of the runtime may know and do. */
export interface RuntimeContext {
  place: () => RuntimeLocation;
  /** Calls back each time the place has changed; returns what ends that. */
  onPlace: (listener: () => void) => () => void;
  /** Goes to a path of this locale in place of the present one; the page stays where it is scrolled to. */
  replace: (path: string) => void;
  /** Ends the session by a full page load, and the next page says why. */
  signOut: (reason: SignOutReason) => void;
}

/** A part of the runtime: runs from its start to the end of the page's life, or until it is stopped. */
export interface RuntimePart {
  start: (context: RuntimeContext) => () => void;
}

interface RuntimeEntry {
  /** Whether the part has anything to do here: asked at every change of place, so it costs next to nothing. */
  isWanted: (place: RuntimeLocation) => boolean;
  load: () => Promise<RuntimePart>;
}

/** What runs in the browser beside the pages. No part is loaded before a place wants it. */
export const runtimeParts: readonly RuntimeEntry[] = [
  {
    isWanted: () => document.querySelector("#site-notices > :not([hidden])") !== null,
    load: () => import("~/site-notices/answers-part"),
  },
  {
    isWanted: ({ search, viewer }) =>
      (viewer === "visitor" && asks(search, "show_popup_reg")) ||
      (viewer !== undefined && readStored(storedKeys.registration) !== null),
    load: () => import("./parts/registration-popup"),
  },
  {
    isWanted: ({ search }) => asks(search, "promo_code") || asks(search, "register"),
    load: () => import("./parts/promo-code"),
  },
  {
    isWanted: ({ viewer }) =>
      viewer === "player" || (viewer === "visitor" && readStored(storedKeys.balance) !== null),
    load: () => import("./parts/balance-refresh"),
  },
  {
    isWanted: ({ idle }) => idle?.logoutSeconds !== undefined,
    load: () => import("./parts/forced-logout"),
  },
  {
    isWanted: ({ idle }) => idle?.cashierSeconds !== undefined || idle?.profileSeconds !== undefined,
    load: () => import("./parts/idle-events"),
  },
  {
    isWanted: ({ notices, viewer }) =>
      notices !== undefined || (viewer === "visitor" && readStored(storedKeys.notices) !== null),
    load: () => import("~/loyalty/notices/notices-part"),
  },
  {
    isWanted: ({ viewer }) =>
      viewer === "player" || (viewer === "visitor" && readStored(storedKeys.popups) !== null),
    load: () => import("~/promotions/popups/popups-part"),
  },
  {
    isWanted: ({ search }) => asks(search, "popup") && location.hash !== "",
    load: () => import("~/promotions/popups/preview-part"),
  },
  {
    isWanted: ({ chat, viewer }) => chat === "shown" && (viewer === "player" || viewer === "visitor"),
    load: () => import("~/chat/chat-part"),
  },
  {
    isWanted: () => document.documentElement.dataset.messengers === OPENED,
    load: () => import("~/mini-app/mini-app-part"),
  },
  {
    isWanted: ({ check }) => check !== undefined,
    load: () => import("./parts/reality-check"),
  },
  {
    isWanted: ({ upkeep }) => upkeep !== undefined && import.meta.env.PROD,
    load: () => whenIdle().then(() => import("./parts/upkeep/upkeep")),
  },
  {
    isWanted: ({ tracking }) => tracking !== undefined,
    load: () => whenIdle().then(() => import("./parts/tracking/tracking-part")),
  },
];

function asks(search: string, name: string): boolean {
  return search.includes(name) && new URLSearchParams(search).has(name);
}
