import { watchPlayerActivity } from "~/browser/runtime/idle/player-activity";
import type { RuntimeContext } from "../part";
import { storeEvent } from "../tracking/store-event";

const SECOND = 1000;

/** Reports inactivity on a cashier or profile page to the platform, once per visit to it (docs/contract.md#d73). */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  let isReported = false;
  let path = getLocation().pathname;
  let room = timedSectionOf(path);
  const activity = watchPlayerActivity(() => {
    isReported = false;
    return true;
  });

  function check() {
    const { viewer, idle } = getLocation();
    const seconds = room && viewer === "player" ? (idle?.[room.limit] ?? 0) : 0;
    if (!room || seconds === 0 || isReported || Date.now() - activity.last() < seconds * SECOND) return;
    isReported = true;
    storeEvent(room.event);
  }

  const timer = setInterval(check, SECOND);
  const unfollow = onLocation(() => {
    if (getLocation().pathname === path) return;
    path = getLocation().pathname;
    room = timedSectionOf(path);
    isReported = false;
    activity.note();
  });
  return () => {
    clearInterval(timer);
    unfollow();
    activity.stop();
  };
}

const timedSections = [
  { path: "/cashier", limit: "cashierSeconds", event: "user_inactivity_cashier" },
  { path: "/profile", limit: "profileSeconds", event: "user_inactivity_pp" },
] as const;

/** The section of a path for which the operator wants inactivity events. */
function timedSectionOf(pathname: string) {
  return timedSections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
