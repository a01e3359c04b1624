export const contactLinks = {
  "contactLinks.unsubscribe.meta": "Unsubscribe",
  "contactLinks.unsubscribe.title": "Stop our news?",
  "contactLinks.unsubscribe.text":
    "We will send no more offers and news to this address. Messages about your account still reach you.",
  "contactLinks.unsubscribe.submit": "Unsubscribe",
  "contactLinks.unsubscribe.keep": "Keep the news",
  "contactLinks.unsubscribe.wrongTitle": "This link is no longer good",
  "contactLinks.unsubscribe.wrongText":
    "Open the link of our latest mail, or sign in and switch the news off in your profile.",
  "contactLinks.unsubscribe.toSettings": "To notification settings",
  "contactLinks.confirmation.meta": "Confirm your contact",
  "contactLinks.confirmation.title": "Confirm your contact",
  "contactLinks.confirmation.text":
    "One step left: this contact belongs to your account once you confirm it.",
  "contactLinks.confirmation.code": "Code",
  "contactLinks.confirmation.codeHint": "The 6 digits of our message",
  "contactLinks.confirmation.submit": "Confirm",
  "contactLinks.confirmation.nextStep":
    "Each code works once and for 24 hours, and a newer one replaces it. Ask for a new code in your profile settings.",
  "contactLinks.confirmation.toSettings": "To profile settings",
  "contactLinks.confirmation.incompleteTitle": "This link is not complete",
  "contactLinks.success.title": "Contact confirmed",
  "contactLinks.success.text":
    "Thank you. We can reach you now, and you can get back into your account if you forget your password.",
  "contactLinks.success.button": "To the games",
  "contactLinks.unknown.title": "Your contacts are in your profile",
  "contactLinks.unknown.text": "There you see which of them are confirmed, and can ask for a new code.",
  "contactLinks.confirmation.used": "This contact is confirmed already: there is nothing left to do.",
  "contactLinks.confirmation.over":
    "This code is wrong or out of date. You can have a new one sent in your profile settings.",
  "contactLinks.confirmation.foreign":
    "This contact does not belong to the account that you are signed in with. Sign in with the account it belongs to, and open the link again.",
} as const;
