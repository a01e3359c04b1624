import { useLocation } from "@remix-run/react";
import { useStore } from "~/browser/runtime/store";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { classes } from "~/ui/class-names";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import { offeredChat } from "./offered-chat";

/**
 * Opens the support chat and shows what is unread: the vendors' own buttons cover parts of the page. Before
 * there is one, and where there is none, it leads to support under the same name, so that nothing moves or changes.
 */
export function ChatButton({ className }: { className: string }) {
  const t = useTranslate();
  const { number } = useFormats();
  const chat = useStore(offeredChat);
  const localePath = useLocalePath();
  const current = useLocation().pathname === paths.support() ? "page" : undefined;
  if (!chat)
    return (
      <a
        href={localePath(paths.support())}
        aria-current={current}
        className={classes("chat-button", className)}
      >
        <Icon name="support" />
        <span>{t("common.support")}</span>
      </a>
    );
  return (
    <button
      type="button"
      aria-current={current}
      className={classes("chat-button", className)}
      onClick={chat.open}
    >
      <Icon name="support" />
      <span>{t("common.support")}</span>
      {chat.unread > 0 && (
        <>
          <b aria-hidden="true">{number(chat.unread)}</b>
          <span className="sr-only">{t("common.unread", { count: number(chat.unread) })}</span>
        </>
      )}
    </button>
  );
}
