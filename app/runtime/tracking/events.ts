/** Event names that the platform accepts (docs/contract.md#3.10, #d68). */
export const eventNames = [
  "popup_shown",
  "popup_clicked",
  "popup_closed",
  "user_inactivity_cashier",
  "user_inactivity_pp",
] as const;

export type EventName = (typeof eventNames)[number];
