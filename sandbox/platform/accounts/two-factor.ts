import type { Player } from "../../world/player";
import type { Call, MethodTable, PlayerCall } from "../protocol/call";
import { refuseEarlyResend, resendSeconds, secondsToWait, sendCode, tryCode } from "../protocol/codes";
import { type ErrorType, invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";

export const twoFactorMethods: MethodTable = {
  "account.changeTwoFactorAuth": { verb: "POST", cache: "P", needsPlayer: true, handle: change },
  "account.confirmTwoFactorAuth": { verb: "POST", cache: "P", needsPlayer: true, handle: confirm },
};

/** The reply of an open two-factor step; nothing when the code was right (docs/contract.md#3.2). */
export function twoFactorStep(call: Call, player: Player, code: string | undefined) {
  const key = `login ${player.uid}`;
  if (code !== undefined) {
    take(call, key, code, "AuthorizationException");
    return null;
  }
  const seconds = secondsToWait(call, key);
  if (seconds > 0) {
    throw refusal("AuthorizationException", "TWO_FACTOR_RESEND", `Resend time is ${seconds}`, seconds);
  }
  sendCode(call, key, "twoFactor", () => mail(contactOf(player) ?? player.login));
  if (player.two_factor_form === "S") return { status: "already-enabled", resend_time: resendSeconds };
  throw refusal("AuthorizationException", "TWO_FACTOR_REQUIRED", "two_factor_auth is enable", resendSeconds);
}

function change(call: PlayerCall) {
  const { player, parameters } = call;
  const wanted = textOf(parameters, "two_factor_auth");
  if (wanted !== "1" && wanted !== "0") throw invalidParameters({ two_factor_auth: ["WRONG_VALUE"] });
  const contact = contactOf(player);
  if (!contact) throw new Refusal("UserNeedConfirmContactException");
  const key = changeKey(player);
  refuseEarlyResend(call, key);
  sendCode(call, key, "twoFactor", () => mail(contact), wanted === "1");
  return { resend_time: resendSeconds };
}

function confirm(call: PlayerCall) {
  const { player, parameters } = call;
  const sent = take(call, changeKey(player), textOf(parameters, "code") ?? "", "InvalidRequestException");
  player.two_factor_auth = sent.wanted ?? player.two_factor_auth;
  return 1;
}

/** The sent code that this one answers, used up; refuses with the messages that readers parse. */
function take(call: Call, key: string, code: string, type: ErrorType) {
  if (!/^\d{6}$/.test(code)) throw refusal(type, "TWO_FACTOR_FORMAT", "the code must contain 6 digits");
  const outcome = tryCode(call, key, "twoFactor", code);
  if (outcome.verdict === "right") return outcome.sent;
  throw outcome.verdict === "wrong"
    ? refusal(type, "TWO_FACTOR_INVALID", "two_factor_auth: code is invalid")
    : refusal(type, "TWO_FACTOR_EXPIRED", "Time expired");
}

function refusal(type: ErrorType, code: string, message: string, resend_time?: number): Refusal {
  return new Refusal(type, { code, message, data: resend_time === undefined ? {} : { resend_time } });
}

/** Where a code can be sent: whatever is confirmed, the e-mail first. */
function contactOf({ email, phone }: Player): string | undefined {
  return [email, phone].find((contact) => contact?.is_confirmed)?.contact;
}

const mail = (contact: string) => ({ contact, kind: "two_factor" });

const changeKey = ({ uid }: Player) => `two-factor ${uid}`;
