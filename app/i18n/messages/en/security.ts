/** How an account is kept safe. */
export const security = {
  "security.twoFactor.on": "Turn on two-factor sign-in",
  "security.twoFactor.off": "Turn off two-factor sign-in",
  "security.twoFactor.code": "Code",
  "security.twoFactor.codeHint": "The 6 digits that we have sent to your confirmed e-mail or phone",
  "security.twoFactor.resend": "Send a new code",
  "security.password.unknown":
    "No answer came, so your password may have been changed already. Next time sign in with the new one first; if it is refused, the old one still holds.",
} as const;
