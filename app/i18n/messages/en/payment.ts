/** Forms of money and what becomes of them: deposit and withdrawal alike. */
export const payment = {
  "payment.bounds": "From {min} to {max}",
  "payment.presets": "Usual amounts",
  "payment.choose": "Choose",
  "payment.saved.title": "Payment details",
  "payment.saved.other": "Other details",
  "payment.saved.on_verification": "Under review. You can use these details as soon as that is done.",
  "payment.saved.validation_required": "These details have to be verified first.",
  "payment.saved.fraudulent": "These details cannot be used. Please contact support.",
  "payment.newCard": "Leave it empty to enter the card on the payment page.",
  "payment.available": "At most {available} is available now",
  "payment.until": "Available again:",
  "payment.wait_one": "Please wait {count} second.",
  "payment.wait_other": "Please wait {count} seconds.",
  "payment.notSent": "The payment service could not be reached. Nothing was sent, so you can try again.",
  "payment.paused":
    "Payments are paused for a moment, for your safety. Nothing was sent: please try again in a minute.",
  "payment.staleForm":
    "This form was no longer valid, so nothing was sent. Please check it and send it again.",
  "payment.way.otherMethod": "Choose another method",
  "payment.way.limits": "Your limits",
  "payment.way.support": "Contact support",
  "payment.way.history": "Payment history",
  "payment.checking.title": "We are checking this payment",
  "payment.checking.text":
    "It was sent, but the answer has not arrived yet. Please do not pay again: as soon as we know, you will see it here.",
  "payment.checking.late":
    "We still do not know. Look at your payment history in a while, or ask our support: they can see every payment.",
  "payment.checking.method": "Method",
  "payment.checking.amount": "Amount",
  "payment.checking.sent": "Sent",
  "payment.checking.anew": "Begin a new payment",
  "payment.checking.anewHint": "If the first one arrives after all, both are paid.",
  "payment.refresh": "Look again",
} as const;
