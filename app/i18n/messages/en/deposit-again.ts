export const depositAgain = {
  "depositAgain.title": "Once more",
  "depositAgain.fee": "{fee} fee, {total} in all",
  "depositAgain.submit": "Deposit {amount}",
  "depositAgain.submitting": "Sending…",
  "depositAgain.change": "Another amount, or with a bonus",
} as const;
