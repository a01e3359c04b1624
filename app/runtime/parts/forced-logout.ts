import { type DialogTicket, dialogQueue } from "~/dialogs/queue";
import { watchPlayerActivity } from "~/runtime/idle/player-activity";
import type { RuntimeContext } from "../runtime";

const SECOND = 1000;
/** Product 4: the warning comes at 80 %, and counts the rest down. */
const WARNED_AT = 0.8;
/** Nothing stands over it. */
const PRIORITY = 100;

/**
 * Signs a player out of whom nothing was heard for as long as the operator allows (product 4). Asked once a
 * second against the wall clock, so a machine that slept finds its time over when it wakes, before any key counts.
 */
export function start({ place, onPlace, signOut }: RuntimeContext): () => void {
  let warning: DialogTicket | undefined;
  let isLeaving = false;
  const life = watchPlayerActivity(hear);

  const allowed = () => (place().viewer === "player" ? (place().idle?.logoutSeconds ?? 0) * SECOND : 0);

  function check() {
    const limit = allowed();
    const idle = Date.now() - life.last();
    if (isLeaving) return;
    if (limit === 0 || idle < limit * WARNED_AT) unwarn();
    else if (idle < limit) warn(life.last() + limit);
    else {
      isLeaving = true;
      signOut("idle");
    }
  }

  function warn(endsAt: number) {
    warning ??= dialogQueue.add({ name: "interactivity", data: { endsAt }, priority: PRIORITY });
  }

  function unwarn() {
    warning?.close();
    warning = undefined;
  }

  /** A sign that comes after the end is none: the session is over. */
  function hear(): boolean {
    check();
    if (isLeaving) return false;
    unwarn();
    return true;
  }

  const timer = setInterval(check, SECOND);
  let path = place().pathname;
  const offPlace = onPlace(() => {
    // Dialogs and fresh data of the same page also come by themselves.
    const isTurned = place().pathname !== path;
    path = place().pathname;
    if (isTurned && hear()) life.note();
  });
  return () => {
    clearInterval(timer);
    offPlace();
    life.stop();
    unwarn();
  };
}
