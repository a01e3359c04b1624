/** What a form of an account page says beside its fields. */
export const accountForm = {
  "accountForm.choose": "Choose",
  "accountForm.need": "Something is missing first",
  "accountForm.unknown":
    "No answer came, so we cannot say whether this was done. The page shows what is saved now: please check it before you send this again.",
  "accountForm.notSent": "The service could not be reached, so nothing was changed. Please try again.",
  "accountForm.wait_one": "Please try again in {count} second.",
  "accountForm.wait_other": "Please try again in {count} seconds.",
  "accountForm.resendIn_one": "You can ask for another code in {count} second.",
  "accountForm.resendIn_other": "You can ask for another code in {count} seconds.",
  "accountForm.codeSpent": "Too many wrong codes: this one no longer works. Please ask for a new one.",
  "accountForm.unsaved": "Not saved yet",
} as const;
