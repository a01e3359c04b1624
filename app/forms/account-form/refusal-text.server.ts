import { isMessageKey, type MessageKey } from "~/i18n/messages/catalogue";
import { errorCatalogue } from "~/platform/error-catalogue";
import type { PlatformRefusal } from "~/platform/errors";

/** The message of the refusal's code, else that of its type; the platform's own text is never shown. */
export function refusalText({ type, code }: Pick<PlatformRefusal, "type" | "code">): MessageKey {
  const own = `errors.codes.${code}`;
  return isMessageKey(own) ? own : errorCatalogue[type].messageKey;
}
