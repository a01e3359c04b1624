import { watchPlayerActivity } from "~/browser/runtime/idle/player-activity";
import { type DialogTicket, dialogQueue } from "~/dialogs/modal/queue";
import type { RuntimeContext } from "../part";

const SECOND = 1000;
/** docs/product.md#4: the warning opens at 80 % of the time and counts down the rest, at least this long. */
const WARNED_AT = 0.8;
const SHORTEST_WARNING = 20 * SECOND;

/**
 * Signs out an inactive player after the time that the operator allows (docs/product.md#4). Checked every second
 * against the wall clock, so that a machine that slept is signed out on wake-up, before any key press counts.
 */
export function start({ getLocation, onLocation, signOut }: RuntimeContext): () => void {
  let warning: DialogTicket | undefined;
  let isLeaving = false;
  const activity = watchPlayerActivity(handleActivity);

  const allowed = () =>
    getLocation().viewer === "player" ? (getLocation().idle?.logoutSeconds ?? 0) * SECOND : 0;

  function check() {
    const limit = allowed();
    const idle = Date.now() - activity.last();
    if (isLeaving) return;
    if (limit === 0 || idle < Math.min(limit * WARNED_AT, limit - SHORTEST_WARNING)) unwarn();
    else if (idle < limit) warn(activity.last() + limit);
    else {
      isLeaving = true;
      signOut("idle");
    }
  }

  function warn(endsAt: number) {
    warning ??= dialogQueue.add({ name: "interactivity", data: { endsAt } });
  }

  function unwarn() {
    warning?.close();
    warning = undefined;
  }

  /** Activity after the time is up does not count. */
  function handleActivity(): boolean {
    check();
    if (isLeaving) return false;
    unwarn();
    return true;
  }

  const timer = setInterval(check, SECOND);
  let path = getLocation().pathname;
  const unfollow = onLocation(() => {
    // Dialogs and revalidation can change the location without any activity, so only a new path counts.
    const isTurned = getLocation().pathname !== path;
    path = getLocation().pathname;
    if (isTurned && handleActivity()) activity.note();
  });
  return () => {
    clearInterval(timer);
    unfollow();
    activity.stop();
    unwarn();
  };
}
