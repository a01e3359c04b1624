import { isMessageKey, type MessageKey } from "~/i18n/messages/catalogue";

/** Returns the message for a refused code by its first error; INVALID for one without a message (product 8). */
export function promoProblem(error: string | undefined): MessageKey {
  const key = `common.promoCodeErrors.${error}`;
  return isMessageKey(key) ? key : "common.promoCodeErrors.INVALID";
}
