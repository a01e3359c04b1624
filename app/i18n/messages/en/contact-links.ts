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
  "contactLinks.tooMany": "Too many attempts: this code no longer works.",
  "contactLinks.failed": "We got no answer, so nothing has changed yet. Please try again.",
} as const;
