import { useStore } from "~/browser/runtime/store";
import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import { offeredChat } from "./offered-chat";

/**
 * Opens the support chat and shows what is unread, where there is one: the vendors' own buttons cover what a page shows
 * beneath them.
 */
export function ChatButton({ className }: { className: string }) {
  const t = useTranslate();
  const { number } = useFormats();
  const chat = useStore(offeredChat);
  if (!chat) return null;
  return (
    <button type="button" className={classes("chat-button", className)} onClick={chat.open}>
      <Icon name="chat" />
      <span>{t("common.chat")}</span>
      {chat.unread > 0 && (
        <>
          <b aria-hidden="true">{number(chat.unread)}</b>
          <span className="sr-only">{t("common.unread", { count: number(chat.unread) })}</span>
        </>
      )}
    </button>
  );
}
