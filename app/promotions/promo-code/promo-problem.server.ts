import { isMessageKey, type MessageKey } from "~/i18n/messages/catalogue";

/** What is said of a code that the platform refused: by its first error, INVALID for one without words (product 8). */
export function promoProblem(error: string | undefined): MessageKey {
  const key = `common.promoCodeErrors.${error}`;
  return isMessageKey(key) ? key : "common.promoCodeErrors.INVALID";
}
