import type { TransactionStatus } from "~/platform/entities-cashier";

/** A step of a withdrawal's way (contract 6.5). The last one says how it ended. */
export interface TimelineStep {
  name: "requested" | "checked" | "paid" | "failed" | "cancelled";
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
}

const ways: Record<Withdrawal["status"], (updatedAt: string) => TimelineStep[]> = {
  pending: () => [
    { name: "checked", state: "current" },
    { name: "paid", state: "ahead" },
  ],
  processing: (at) => [
    { name: "checked", state: "done", at },
    { name: "paid", state: "current" },
  ],
  success: (at) => [
    { name: "checked", state: "done" },
    { name: "paid", state: "done", at },
  ],
  fail: (at) => [{ name: "failed", state: "done", at }],
  other: () => [],
  cancel: (at) => [{ name: "cancelled", state: "done", at }],
};

/** What has happened to a withdrawal, and what happens next. */
export function timelineOf({ status, requestedAt, updatedAt }: Omit<Withdrawal, "time">): TimelineStep[] {
  return [{ name: "requested", state: "done", at: requestedAt }, ...ways[status](updatedAt)];
}
