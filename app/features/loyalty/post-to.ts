import type { DialogAgreement } from "~/dialogs/declaration";
import type { MessageKey } from "~/i18n/messages/catalogue";

/** Agreeing posts to the page that shows the outcome. */
export const postTo = (action: string, intent: string, label: MessageKey): DialogAgreement => ({
  by: "post",
  label,
  action,
  fields: ({ id, token }) => ({ intent, id: id ?? "", attempt: token ?? "" }),
});
