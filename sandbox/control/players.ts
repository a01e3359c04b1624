import { decide } from "../identity/reviews";
import { addNotice } from "../platform/accounts/notices";
import { noticeTexts } from "../seed/rewards/notices";
import { balancesOf, enterCorrections, openLedger } from "../world/ledger";
import { merge } from "../world/patches";
import type { Notice, Player } from "../world/player";
import type { World } from "../world/world";

/** A player like `base` under a login of its own, so that parallel tests never meet. */
export function clonePlayer(world: World, base: string, patch: Record<string, unknown>) {
  const original = findByLogin(world, base);
  if (!original) throw new Error(`no user ${base}`);
  const uid = world.state.nextUid++;
  const login = original.login.replace("@", `-${uid}@`);
  const own = {
    uid,
    login,
    fakename: `${original.fakename}${uid}`,
    email: original.email && { ...original.email, contact: login },
    phone: original.phone && { ...original.phone, contact: `${original.phone.contact.slice(0, -6)}${uid}` },
  };
  const clone = merge({ ...structuredClone(original), ...own }, patch) as unknown as Player;
  openLedger(clone, world.clock.now());
  world.state.players.set(uid, clone);
  return { login: clone.login, password: clone.password, uid };
}

export function patchPlayer(world: World, uid: number, patch: Record<string, unknown>) {
  const player = world.state.players.get(uid);
  if (!player) throw new Error(`no user ${uid}`);
  const unknown = Object.keys(patch).filter((name) => !(name in player));
  if (unknown.length > 0) throw new Error(`a player has no ${unknown.join(", ")}`);
  const before = balancesOf(player);
  Object.assign(player, merge({ ...player }, patch));
  enterCorrections(player, before, world.clock.now());
  return { uid, login: player.login };
}

/** The identity provider has looked at what was handed in. */
export function reviewPlayer(world: World, uid: number, answer: unknown) {
  const player = world.state.players.get(uid);
  if (!player) throw new Error(`no user ${uid}`);
  if (answer !== "GREEN" && answer !== "RED") throw new Error("answer must be GREEN or RED");
  if (player.applicant) player.applicant.review = null;
  decide(player, answer);
  return { uid, login: player.login };
}

/** A loyalty notice that the next `loyalty.getnotifications` delivers. */
export function queueNotice(world: World, uid: number, { trigger, type, amount }: Record<string, unknown>) {
  const player = world.state.players.get(uid);
  if (!player) throw new Error(`no user ${uid}`);
  if (!isTrigger(trigger)) throw new Error(`no trigger ${String(trigger)}`);
  if (type !== "credit" && type !== "debit") throw new Error("type must be credit or debit");
  if (typeof amount !== "number") throw new Error("amount must be a number");
  addNotice(player, trigger, type, amount);
  return { notices: player.notices.length };
}

const isTrigger = (name: unknown): name is Notice["trigger"] =>
  typeof name === "string" && Object.hasOwn(noticeTexts, name);

function findByLogin(world: World, login: string): Player | undefined {
  const full = login.includes("@") ? login : `${login}@sandbox.test`;
  return [...world.state.players.values()].find((player) => player.login === full);
}
