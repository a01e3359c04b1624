import type { MessageKey } from "~/i18n/messages/catalogue";
import type { TransactionStatus } from "~/platform/entities-cashier";
import type { Awaited } from "./awaited";

/** A step of a withdrawal's way (contract 6.5). The last one says how it ended, or that nobody here can say. */
export interface TimelineStep {
  name: "requested" | "checked" | "sent" | "arrived" | "failed" | "cancelled" | "unclear";
  state: "done" | "current" | "ahead";
  /** When it happened, as far as that is known. */
  at?: string;
}

export interface Withdrawal {
  status: TransactionStatus | "other";
  requestedAt: string;
  updatedAt: string;
  /** How long the method usually takes, in its own words. */
  time?: string;
  /** What it waits for; absent once it waits for nothing. */
  awaits?: Awaited;
}

const ways: Record<Withdrawal["status"], (updatedAt: string) => TimelineStep[]> = {
  pending: () => [
    { name: "checked", state: "current" },
    { name: "sent", state: "ahead" },
    { name: "arrived", state: "ahead" },
  ],
  processing: (at) => [
    { name: "checked", state: "done", at },
    { name: "sent", state: "current" },
    { name: "arrived", state: "ahead" },
  ],
  success: (at) => [
    { name: "checked", state: "done" },
    { name: "sent", state: "done" },
    { name: "arrived", state: "done", at },
  ],
  fail: (at) => [{ name: "failed", state: "done", at }],
  cancel: (at) => [{ name: "cancelled", state: "done", at }],
  other: () => [{ name: "unclear", state: "current" }],
};

/** What has happened to a withdrawal, and what happens next. */
export function timelineOf({
  status,
  requestedAt,
  updatedAt,
}: Pick<Withdrawal, "status" | "requestedAt" | "updatedAt">): TimelineStep[] {
  return [{ name: "requested", state: "done", at: requestedAt }, ...ways[status](updatedAt)];
}

/** How a step is called; none is ever in another state than those above. */
export function stepKey({ name, state }: Pick<TimelineStep, "name" | "state">): MessageKey {
  return `withdraw.step.${name}.${state}` as MessageKey;
}
