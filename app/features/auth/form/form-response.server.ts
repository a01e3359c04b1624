import { data } from "@remix-run/node";
import type { AuthAnswer, AuthRefusal } from "./auth-answer";

const statuses: Partial<Record<AuthRefusal["reason"], number>> = {
  failed: 503,
  unanswered: 503,
  tooMany: 429,
};

export function statusOf({ reason }: AuthRefusal): number {
  return statuses[reason] ?? 422;
}

/** Action data of the auth pages, with its status. */
export function formResponse(status: number, body: Pick<AuthAnswer, "intent"> & Partial<AuthAnswer>) {
  const wait = body.refusal?.reason === "tooMany" && { "Retry-After": String(body.refusal.seconds) };
  return data<AuthAnswer>({ result: null, refusal: null, ...body }, { status, headers: wait || undefined });
}
