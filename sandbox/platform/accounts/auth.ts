import { minute } from "../../world/clock";
import { countAttempt, forgetAttempts, refuseTooMany } from "../protocol/attempts";
import { barrierOf } from "../protocol/barrier";
import type { Call, MethodTable } from "../protocol/call";
import { Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { clearSessionCookie, endSession, startSession } from "../protocol/sessions";
import { accountInfo } from "./account";
import { findPlayer, loginNameOf } from "./find-player";
import { register } from "./register";
import { restore } from "./restore";
import { twoFactorStep } from "./two-factor";

/** Failed logins of one name (docs/contract.md#3.2). */
const failures = { times: 10, within: 15 * minute };

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
  "auth.restore": { verb: "POST", cache: "P", handle: restore },
  "auth.register": { verb: "POST", cache: "P", handle: register },
};

/** In the order of docs/contract.md#3.2. */
function login(call: Call) {
  const name = loginNameOf(call);
  const attempts = `login ${name}`;
  refuseTooMany(call, attempts, failures);
  const password = textOf(call.parameters, "password");
  const player = findPlayer(call.world, name);
  if (!player || (player.password !== password && player.one_time_password !== password)) {
    countAttempt(call, attempts, failures);
    throw new Refusal("AuthorizationException", {
      code: "WRONG_CREDENTIALS",
      message: "login or password is incorrect",
    });
  }
  const barrier = barrierOf(player, call.now);
  if (barrier) {
    if (call.session) clearSessionCookie(call);
    throw barrier;
  }
  if (player.two_factor_auth) {
    const step = twoFactorStep(call, player, textOf(call.parameters, "two_factor_auth"));
    if (step) return step;
  }
  forgetAttempts(call, attempts);
  // Whoever holds the password that was sent owns the account; the old one ends here and not before.
  if (player.one_time_password === password) {
    player.password = password;
    player.one_time_password = null;
  }
  startSession(call, player.uid);
  return { status: "success", payload: accountInfo(player) };
}
