import { createHash } from "node:crypto";
import { isoTime } from "../../world/clock";
import type { Call } from "../protocol/call";
import { sendCode } from "../protocol/codes";

/** Sends the code that confirms an e-mail or a phone; a mail holds it as a link too (docs/contract.md#6.3). */
export function sendContactCode(call: Call, contact: string): void {
  sendCode(call, contactCodeKey(contact), "contact", (code) => ({
    contact,
    kind: "confirmation",
    ...(contact.includes("@") && {
      link: `${call.site}/confirmation?${new URLSearchParams({ contact, code })}`,
    }),
  }));
}

/** What one who subscribes receives; the link ends it again. */
export function sendNews({ world, now, site }: Call, contact: string): void {
  const query = new URLSearchParams({ contact, token: unsubscribeToken(contact) });
  world.state.outbox.push({
    contact,
    kind: "news",
    link: `${site}/unsubscribe?${query}`,
    sent_at: isoTime(now),
  });
}

export const contactCodeKey = (contact: string) => `contact ${contact.toLowerCase()}`;

/** In a sandbox it only has to be hard to guess by accident. */
export function unsubscribeToken(contact: string): string {
  return createHash("sha256").update(`sandbox unsubscribe ${contact}`).digest("hex").slice(0, 32);
}
