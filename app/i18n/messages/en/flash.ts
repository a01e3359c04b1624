/** What a page says once after a redirect. The server puts it into words, so no browser ever loads this bundle. */
export const flash = {
  "flash.signedOut": "You are signed out.",
  "flash.signOutFailed": "You are still signed in: signing out did not work. Please try again.",
  "flash.languageNotSaved": "The language is changed here, but could not be saved in your account.",
  "flash.languageOfAccount": "The language of your account decides which language you see here.",
  "flash.saved": "Saved.",
  "flash.contactSaved": "Saved. Ask for a code and enter it to confirm the new contact.",
  "flash.codeSent": "We have sent you a code.",
  "flash.contactConfirmed": "Your contact is confirmed.",
  "flash.bonusActivated": "Your bonus is active.",
  "flash.bonusPaused": "Your bonus is paused.",
  "flash.bonusRemoved": "The bonus is removed.",
  "flash.cashbackPaidOut": "Your cashback is on your main balance.",
  "flash.cashbackRemoved": "The cashback is given up.",
  "flash.passwordChanged": "Your password is changed. Every other device is signed out.",
  "flash.messagesShownAgain": "Messages that you have closed may appear again.",
} as const;
