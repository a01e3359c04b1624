import { randomUUID } from "node:crypto";
import { day } from "../../world/clock";
import type { Session, World } from "../../world/world";
import type { Call } from "./call";

/** The operator chooses this name; nobody may depend on it (docs/contract.md#1.4). */
const cookieName = "sbx_session";
const idleLife = day;

/** Puts session and player on the call; a session that slept too long loses its cookie. */
export function identify(call: Call, cookies: ReadonlyMap<string, string>): void {
  const { world } = call;
  const id = cookies.get(cookieName) ?? "";
  if (!world.state.sessions.has(id)) return;
  call.session = openSession(world, id);
  if (call.session) call.player = world.state.players.get(call.session.uid) ?? null;
  else clearSessionCookie(call);
}

/** The session of this id, if it has not been idle for too long; seen again from now on. */
export function openSession(world: World, id: string): Session | null {
  const { sessions } = world.state;
  const session = sessions.get(id);
  if (!session) return null;
  const now = world.clock.now();
  if (now - session.lastSeen > idleLife) {
    sessions.delete(id);
    return null;
  }
  session.lastSeen = now;
  return session;
}

/** A fresh id on every login; the id that came with the call, if any, is dead from now on. */
export function startSession(call: Call, uid: number): void {
  if (call.session) call.world.state.sessions.delete(call.session.id);
  const session = { id: randomUUID(), uid, lastSeen: call.now };
  call.world.state.sessions.set(session.id, session);
  call.cookies.push(cookieLine(call, session.id));
}

export function endSession(call: Call): void {
  if (call.session) call.world.state.sessions.delete(call.session.id);
  clearSessionCookie(call);
}

/** After a change of the password nobody else stays in (docs/contract.md#6.1). */
export function endOtherSessions({ world, session }: Call): void {
  const { sessions } = world.state;
  for (const other of sessions.values()) {
    if (other.uid === session?.uid && other.id !== session.id) sessions.delete(other.id);
  }
}

/** Leaves the session itself alone, so that parallel calls of a banned player agree (docs/contract.md#2). */
export function clearSessionCookie(call: Call): void {
  call.cookies.push(`${cookieLine(call, "")}; Max-Age=0`);
}

function cookieLine(call: Call, value: string): string {
  const attributes = !call.isHttps
    ? "SameSite=Lax"
    : call.isFramed
      ? "SameSite=None; Secure; Partitioned"
      : "SameSite=Lax; Secure";
  return `${cookieName}=${value}; Path=/; HttpOnly; ${attributes}`;
}

/** Whose session came along, without touching it. */
export function sessionUid(world: World, cookies: ReadonlyMap<string, string>): number | undefined {
  return world.state.sessions.get(cookies.get(cookieName) ?? "")?.uid;
}
