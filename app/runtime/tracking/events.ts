/** Event names that the platform accepts (contract 3.10, D68). */
export const eventNames = [
  "popup_shown",
  "popup_clicked",
  "popup_closed",
  "user_inactivity_cashier",
  "user_inactivity_pp",
] as const;

export type EventName = (typeof eventNames)[number];
