import type { AppContext } from "~/context";
import { PlatformFailure, type PlatformRefusal } from "~/platform/errors";

/** What stands in the link of a mail (contract 6.3); empty where a link lacks it. */
export interface LinkParts {
  contact: string;
  token: string;
  code: string;
}

const LONGEST = 512;
const partNames = ["contact", "token", "code"] as const;

/** The parts of a link from its query, or from the form that stands for it. */
export function readLinkParts(source: URLSearchParams | FormData): LinkParts {
  const [contact = "", token = "", code = ""] = partNames.map((name) => {
    const value = source.get(name);
    return typeof value === "string" && value.length <= LONGEST ? value.trim() : "";
  });
  return { contact, token, code };
}

export type LinkRefusal = "wrong" | "tooMany" | "failed";
export type LinkOutcome = { ok: true } | { ok: false; reason: LinkRefusal };

/** Recorded for the page that says so (`app/session/outcomes.server.ts`). */
export const CONTACT_CONFIRMED = "contact_confirmed";

/** Ends the news to the contact of a mail; the mail's token stands for being signed in. */
export async function unsubscribe(
  context: AppContext,
  { contact, token }: Pick<LinkParts, "contact" | "token">,
): Promise<LinkOutcome> {
  return outcomeOf(context, async () => {
    const reply = await context.platform.attempt("account.unsubscribe", { contact, token });
    return reply.ok ? { ok: true } : { ok: false, reason: reasonOf(reply.refusal) };
  });
}

/** Confirms a contact by the code of a mail or text; only 1 is a yes (specification 4). */
export async function confirmContact(
  context: AppContext,
  { contact, code }: Pick<LinkParts, "contact" | "code">,
): Promise<LinkOutcome> {
  return outcomeOf(context, async () => {
    const reply = await context.platform.attempt("account.confirmContact", { contact, code });
    if (!reply.ok) return { ok: false, reason: reasonOf(reply.refusal) };
    return reply.data === 1 ? { ok: true } : { ok: false, reason: "wrong" };
  });
}

export const statusOf: Record<LinkRefusal, number> = { wrong: 422, tooMany: 429, failed: 503 };

function reasonOf({ type }: PlatformRefusal): LinkRefusal {
  if (type === "TooManyRequestsException") return "tooMany";
  return type === "InvalidParameterException" ? "wrong" : "failed";
}

/** No answer is not a page of its own here: the form stays, so that it can be sent again. */
async function outcomeOf(context: AppContext, ask: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    context.log.warn({ method: error.method, kind: error.kind }, "a mail's link got no answer");
    return { ok: false, reason: "failed" };
  }
}
