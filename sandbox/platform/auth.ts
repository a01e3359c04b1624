import { isoTime, minute, second } from "../world/clock";
import type { Player } from "../world/player";
import { accountInfo } from "./account";
import type { Call, MethodTable } from "./protocol/call";
import { Refusal } from "./protocol/errors";
import { textOf } from "./protocol/parameters";
import { clearSessionCookie, endSession, startSession } from "./protocol/sessions";

/** Contract 7: every other six digits are wrong. */
const twoFactorCode = "654321";
const codeLife = 300 * second;
const resendWindow = 60 * second;
const codeTries = 5;
const failureWindow = 15 * minute;
const failureLimit = 10;

export const authMethods: MethodTable = {
  "auth.login": { verb: "POST", cache: "P", handle: login },
  "auth.logout": {
    verb: "GET",
    cache: "P",
    handle(call) {
      endSession(call);
      return 1;
    },
  },
};

/** In the order of contract 3.2. */
function login(call: Call) {
  const name = (textOf(call.parameters, "login") ?? "").trim().replace(/^\+/, "").toLowerCase();
  refuseTooManyFailures(call, name);
  const player = findPlayer(call, name);
  if (!player || player.password !== textOf(call.parameters, "password")) {
    rememberFailure(call, name);
    throw unauthorised("WRONG_CREDENTIALS", "login or password is incorrect");
  }
  const barrier = barrierOf(player);
  if (barrier) {
    if (call.session) clearSessionCookie(call);
    throw barrier;
  }
  if (player.two_factor_auth) {
    const step = twoFactorStep(call, player, textOf(call.parameters, "two_factor_auth"));
    if (step) return step;
  }
  call.world.state.loginFailures.delete(name);
  startSession(call, player.uid);
  return { status: "success", payload: accountInfo(player) };
}

/** Why a player may not come in at all; also what every call of an open session is answered. */
export function barrierOf(player: Player): Refusal | null {
  if (player.is_deleted) return new Refusal("UserDeletedException");
  if (!player.ban) return null;
  const { code, reason, until } = player.ban;
  return new Refusal("UserBannedException", {
    code,
    message: "User is banned",
    data: { reason, ...(until ? { until } : {}) },
  });
}

function findPlayer({ world }: Call, name: string): Player | undefined {
  if (!name) return undefined;
  return [...world.state.players.values()].find((player) =>
    [player.login, player.email?.contact, player.phone?.contact].some((own) => own?.toLowerCase() === name),
  );
}

/** The reply of an open two-factor step; nothing when the code was right. */
function twoFactorStep(call: Call, player: Player, code: string | undefined) {
  const { twoFactor } = call.world.state;
  const waiting = twoFactor.get(player.uid);
  if (code === undefined) {
    const left = waiting ? waiting.sentAt + resendWindow - call.now : 0;
    if (left > 0) {
      const seconds = Math.ceil(left / second);
      throw unauthorised("TWO_FACTOR_RESEND", `Resend time is ${seconds}`, { resend_time: seconds });
    }
    return sendCode(call, player);
  }
  if (!/^\d{6}$/.test(code)) throw unauthorised("TWO_FACTOR_FORMAT", "the code must contain 6 digits");
  if (!waiting || call.now - waiting.sentAt > codeLife) throw expired(call, player);
  if (code !== twoFactorCode) {
    waiting.wrongTries++;
    if (waiting.wrongTries >= codeTries) throw expired(call, player);
    throw unauthorised("TWO_FACTOR_INVALID", "two_factor_auth: code is invalid");
  }
  twoFactor.delete(player.uid);
  return null;
}

function sendCode({ world, now }: Call, player: Player) {
  world.state.twoFactor.set(player.uid, { sentAt: now, wrongTries: 0 });
  world.state.outbox.push({
    contact: player.email?.contact ?? player.login,
    kind: "two_factor",
    code: twoFactorCode,
    sent_at: isoTime(now),
  });
  const resend_time = resendWindow / second;
  if (player.two_factor_form === "S") return { status: "already-enabled", resend_time };
  throw unauthorised("TWO_FACTOR_REQUIRED", "two_factor_auth is enable", { resend_time });
}

function expired({ world }: Call, player: Player): Refusal {
  world.state.twoFactor.delete(player.uid);
  return unauthorised("TWO_FACTOR_EXPIRED", "Time expired");
}

function unauthorised(code: string, message: string, data: Record<string, unknown> = {}): Refusal {
  return new Refusal("AuthorizationException", { code, message, data });
}

function recentFailures({ world, now }: Call, name: string): number[] {
  return (world.state.loginFailures.get(name) ?? []).filter((moment) => now - moment < failureWindow);
}

function rememberFailure(call: Call, name: string): void {
  call.world.state.loginFailures.set(name, [...recentFailures(call, name), call.now]);
}

function refuseTooManyFailures(call: Call, name: string): void {
  const failures = recentFailures(call, name);
  const [first] = failures;
  if (first === undefined || failures.length < failureLimit) return;
  const retry_after = Math.ceil((first + failureWindow - call.now) / second);
  throw new Refusal("TooManyRequestsException", { message: "Too many attempts", data: { retry_after } });
}
