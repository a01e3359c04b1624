export const systemPages = {
  "systemPages.maintenance.title": "We will be right back",
  "systemPages.maintenance.text":
    "The site is being looked after at the moment. Your balance and your games are safe. Please come back in a few minutes.",
  "systemPages.maintenance.until": "Back at",
  "systemPages.payCancel.title": "Payment cancelled",
  "systemPages.payCancel.text":
    "You stopped the payment and no money was taken. You can choose another method whenever you like.",
  "systemPages.payCancel.button": "Back to deposit",
  "systemPages.payFail.title": "Payment failed",
  "systemPages.payFail.text":
    "The payment did not go through and your balance is unchanged. Check your details or choose another method.",
  "systemPages.payFail.button": "Try another deposit",
  "systemPages.payMobile.title": "Finish on your phone",
  "systemPages.payMobile.text":
    "Confirm the payment in the app or the message on your phone. You can close this page: the money arrives by itself.",
  "systemPages.payNewWindow.title": "Finish in the other window",
  "systemPages.payNewWindow.text":
    "You pay in a new window. Your balance changes as soon as the payment is confirmed.",
  "systemPages.payNewWindow.button": "Back to deposit",
  "systemPages.payPending.title": "We are checking your payment",
  "systemPages.payPending.text":
    "This usually takes a minute or two. There is no need to pay again: the result appears here and in your history.",
  "systemPages.paySuccess.title": "Payment received",
  "systemPages.paySuccess.text": "The money is on your balance. Enjoy your game.",
  "systemPages.paySuccess.button": "To the games",
  "systemPages.notFound.title": "Page not found",
  "systemPages.notFound.text":
    "The address may be mistyped, or the page has moved. The menu and the search lead on from here.",
  "systemPages.forbidden.title": "Not available here",
  "systemPages.forbidden.text": "This site cannot be used from your location or connection.",
  "systemPages.userBlock.title": "This account is blocked",
  "systemPages.userBlock.text":
    "You cannot sign in or play with this account. Our support can tell you why and what can be done.",
  "systemPages.userBlock.until": "The block ends on",
  "systemPages.userBlock.reasons.self_exclusion": "You excluded yourself from playing.",
  "systemPages.userBlock.reasons.terms_violation": "Our terms were not kept with this account.",
  "systemPages.userBlock.button": "Contact support",
  "systemPages.unsubscribe.title": "You are unsubscribed",
  "systemPages.unsubscribe.text":
    "We will send no more news to this address. You can subscribe again in your profile.",
  "systemPages.errorsSlot.title": "Something went wrong",
  "systemPages.errorsSlot.text":
    "This page could not be shown. The rest of the site keeps working. Please try again in a moment.",
  "systemPages.errorsSlot.button": "To the games",
  "systemPages.notFound.home": "To the home page",
  "systemPages.errorsSlot.wait_one": "You can try again in {count} second.",
  "systemPages.errorsSlot.wait_other": "You can try again in {count} seconds.",
  "systemPages.errorsSlot.tooMany.title": "Too many requests",
  "systemPages.errorsSlot.tooMany.text": "This page was asked for too often in a short time.",
  "systemPages.errorsSlot.need": "One step is missing",
  "systemPages.errorsSlot.signedOut": "You are signed out",
  "systemPages.errorsSlot.identity":
    "We could not check your account just now, so this page could not be shown.",
  "systemPages.errorsSlot.payments":
    "The payment service is not answering, so this page could not be shown. Payments under way are not affected.",
} as const;
