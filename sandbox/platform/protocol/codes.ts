import { day, isoTime, second } from "../../world/clock";
import type { Message, SentCode } from "../../world/world";
import type { Call } from "./call";
import { Refusal } from "./errors";

/** docs/contract.md#7: every other six digits are wrong. */
const rightCodes = { contact: "123456", twoFactor: "654321" } as const;
/** docs/contract.md#d28 and #d103. */
const lives = { contact: day, twoFactor: 300 * second } as const;
const resendWindow = 60 * second;
const tries = 5;

export const resendSeconds = resendWindow / second;

type CodeKind = keyof typeof rightCodes;

/** Seconds until another code may be sent; 0 when it may be now. */
export function secondsToWait({ world, now }: Call, key: string): number {
  const sent = world.state.codes.get(key);
  return sent ? Math.max(0, Math.ceil((sent.sentAt + resendWindow - now) / second)) : 0;
}

/** Throws 15 `RESEND` while the last code is fresh. */
export function refuseEarlyResend(call: Call, key: string): void {
  const seconds = secondsToWait(call, key);
  if (seconds === 0) return;
  throw new Refusal("TooManyRequestsException", {
    code: "RESEND",
    message: `Resend time is ${seconds}`,
    data: { retry_after: seconds, resend_time: seconds },
  });
}

export function sendCode(
  { world, now }: Call,
  key: string,
  kind: CodeKind,
  messageOf: (code: string) => Omit<Message, "code" | "sent_at">,
  wanted?: boolean,
): void {
  world.state.codes.set(key, { sentAt: now, wrongTries: 0, ...(wanted === undefined ? {} : { wanted }) });
  const code = rightCodes[kind];
  world.state.outbox.push({ ...messageOf(code), code, sent_at: isoTime(now) });
}

/** What a code came to. The right one, one too old and the last wrong try use the sent code up. */
export function tryCode(
  { world, now }: Call,
  key: string,
  kind: CodeKind,
  code: string,
): { verdict: "right"; sent: SentCode } | { verdict: "wrong" | "expired" | "spent" } {
  const { codes } = world.state;
  const sent = codes.get(key);
  if (!sent || now - sent.sentAt > lives[kind]) {
    codes.delete(key);
    return { verdict: "expired" };
  }
  if (code === rightCodes[kind]) {
    codes.delete(key);
    return { verdict: "right", sent };
  }
  sent.wrongTries++;
  if (sent.wrongTries < tries) return { verdict: "wrong" };
  codes.delete(key);
  return { verdict: "spent" };
}
