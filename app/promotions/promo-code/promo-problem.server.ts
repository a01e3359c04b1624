import type { MessageKey } from "~/i18n/messages/catalogue";
import { commonValidation } from "~/i18n/messages/en/common-validation";

/** What is said of a code that the platform refused: by its first error, INVALID for one without words (product 8). */
export function promoProblem(error: string | undefined): MessageKey {
  const key = `common.promoCodeErrors.${error}`;
  return Object.hasOwn(commonValidation, key) ? (key as MessageKey) : "common.promoCodeErrors.INVALID";
}
