/** What a new player is reminded of. The server puts it into words, so no browser ever loads this bundle. */
export const hints = {
  "hints.label": "Hints",
  "hints.hide": "Hide",
  "hints.registration.title": "Your account is ready",
  "hints.registration.text":
    "A first deposit is all that real play still needs. Deposit only what you can spare.",
  "hints.registration.action": "Make a deposit",
  "hints.confirm.title": "Confirm your contact",
  "hints.confirm.text":
    "{contact} is not confirmed yet. Once it is, you can get back into your account if you forget your password.",
  "hints.confirm.action": "Confirm it",
} as const;
