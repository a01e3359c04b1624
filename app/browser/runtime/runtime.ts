import { OPENED } from "~/browser/document-data";
import type { RuntimeLocation, RuntimePart } from "./part";
import { readStored, storedKeys } from "./storage";
import { whenIdle } from "./time/when-idle";

interface RuntimeEntry {
  /** Whether the part is needed here. Called on every location change, so it must be cheap. */
  isWanted: (location: RuntimeLocation) => boolean;
  load: () => Promise<RuntimePart>;
}

/** The parts that run in the browser next to the pages, each loaded only when a location needs it. */
export const runtimeParts: readonly RuntimeEntry[] = [
  {
    isWanted: () => document.querySelector("#site-notices > :not([hidden])") !== null,
    load: () => import("~/shell/site-notices/answers-part"),
  },
  {
    isWanted: ({ search, viewer }) =>
      (viewer === "visitor" && hasQuery(search, "show_popup_reg")) ||
      (viewer !== undefined && readStored(storedKeys.registration) !== null),
    load: () => import("~/features/auth/registration/registration-popup-part"),
  },
  {
    isWanted: ({ search }) => hasQuery(search, "promo_code") || hasQuery(search, "register"),
    load: () => import("~/features/promotions/promo-code/promo-code-part"),
  },
  {
    isWanted: ({ viewer }) =>
      viewer === "player" || (viewer === "visitor" && readStored(storedKeys.balance) !== null),
    load: () => import("./balance/balance-refresh"),
  },
  {
    isWanted: ({ idle }) => idle?.logoutSeconds !== undefined,
    load: () => import("./idle/forced-logout"),
  },
  {
    isWanted: ({ idle }) => idle?.cashierSeconds !== undefined || idle?.profileSeconds !== undefined,
    load: () => import("./idle/idle-events"),
  },
  {
    isWanted: ({ notices, viewer, hidesOffers }) =>
      (notices !== undefined && !hidesOffers) ||
      (viewer === "visitor" && readStored(storedKeys.notices) !== null),
    load: () => import("~/features/loyalty/notices/notices-part"),
  },
  {
    isWanted: ({ viewer, hidesOffers }) => viewer === "player" && !hidesOffers,
    load: () => import("~/features/promotions/popups/popups-part"),
  },
  {
    isWanted: ({ search, hidesOffers }) => !hidesOffers && hasQuery(search, "popup") && location.hash !== "",
    load: () => import("~/features/promotions/popups/preview-part"),
  },
  {
    isWanted: ({ chat, viewer }) => chat === "shown" && (viewer === "player" || viewer === "visitor"),
    load: () => import("~/features/chat/chat-part"),
  },
  {
    isWanted: () => document.documentElement.dataset.messengers === OPENED,
    load: () => import("~/features/mini-app/mini-app-part"),
  },
  {
    isWanted: ({ check }) => check !== undefined,
    load: () => import("~/features/responsible-game/reality-check/reality-check-part"),
  },
  {
    isWanted: ({ background }) => background !== undefined && import.meta.env.PROD,
    load: () => whenIdle().then(() => import("./background-tasks")),
  },
  {
    isWanted: ({ tracking }) => tracking !== undefined,
    load: () => whenIdle().then(() => import("./tracking/tracking-part")),
  },
];

function hasQuery(search: string, name: string): boolean {
  return search.includes(name) && new URLSearchParams(search).has(name);
}
