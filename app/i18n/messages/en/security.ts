/** How an account is kept safe. */
export const security = {
  "security.twoFactor.on": "Turn on two-factor sign-in",
  "security.twoFactor.off": "Turn off two-factor sign-in",
  "security.twoFactor.code": "Code",
  "security.twoFactor.codeHint": "The 6 digits that we have sent to your confirmed e-mail or phone",
  "security.twoFactor.resend": "Send a new code",
} as const;
