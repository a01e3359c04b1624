/** What an account needs before the platform does what was asked of it (contract 2, types 10 to 12 and 26). */
export const needs = {
  "needs.deposit.text": "A successful deposit is needed.",
  "needs.profile.text": "Your profile has to be complete.",
  "needs.contact.text": "Your e-mail or phone has to be confirmed.",
  "needs.verification.text": "Your identity has to be verified.",
  "needs.deposit.action": "Make a deposit",
  "needs.profile.action": "Complete your profile",
  "needs.contact.action": "Confirm your contact",
  "needs.verification.action": "Verify your identity",
  "needs.support.action": "Contact support",
  "needs.back.text": "When you are done here, you can go on where you were.",
  "needs.back.way": "Go on where I was",
} as const;
