import type { MessageKey } from "~/i18n/messages/catalogue";
import type { TransactionStatus } from "~/platform/entities/cashier";
import type { WithdrawalHold } from "./withdrawal-hold";

/** A step of a withdrawal (docs/contract.md#6.5). The last one is its end, or `unclear` for an unknown status. */
export interface TimelineStep {
  name: "requested" | "checked" | "sent" | "arrived" | "failed" | "cancelled" | "unclear";
  state: "done" | "current" | "ahead";
  /** When it happened, if known. */
  at?: string;
}

export interface Withdrawal {
  status: TransactionStatus | "other";
  requestedAt?: string;
  updatedAt?: string;
  /** The method's usual processing time, as the platform words it. */
  time?: string;
  /** What it waits for; absent when settled. */
  awaits?: WithdrawalHold;
}

const stepsByStatus: Record<Withdrawal["status"], (updatedAt: string | undefined) => TimelineStep[]> = {
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

/** The past and upcoming steps of a withdrawal. */
export function timelineOf({
  status,
  requestedAt,
  updatedAt,
}: Pick<Withdrawal, "status" | "requestedAt" | "updatedAt">): TimelineStep[] {
  return [{ name: "requested", state: "done", at: requestedAt }, ...stepsByStatus[status](updatedAt)];
}

/** Message key of a step; only the combinations above exist. */
export function stepKey({ name, state }: Pick<TimelineStep, "name" | "state">): MessageKey {
  return `withdraw.step.${name}.${state}` as MessageKey;
}
