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

/** An answer of the sign-in and sign-up pages that leads nowhere else. */
export function formResponse(status: number, told: Pick<AuthAnswer, "intent"> & Partial<AuthAnswer>) {
  const wait = told.refusal?.reason === "tooMany" && { "Retry-After": String(told.refusal.seconds) };
  return data<AuthAnswer>({ result: null, refusal: null, ...told }, { status, headers: wait || undefined });
}
