import type { Notice } from "../../world/player";
import { type Words, words } from "../../world/words";

const triggers = ["register", "profile", "confirm", "quest", "product", "level"] as const;

/** One of every trigger in both types, oldest first. */
export function plantNotices(): Notice[] {
  return triggers.flatMap((trigger, index) =>
    (["credit", "debit"] as const).map((type, side) => ({
      id: index * 2 + side + 1,
      trigger,
      type,
      amount: (index + 1) * 10,
      amountType: "points",
    })),
  );
}

/** What a notice says; `{amount}` is written by the reply. */
export const noticeTexts: Record<Notice["trigger"], { title: Words; credit: Words; debit: Words }> =
  words.notices;
