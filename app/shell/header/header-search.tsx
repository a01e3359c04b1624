import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Icon } from "~/ui/icons/icon";

/**
 * A form to the game hall on wide screens, a link to the search dialog on narrow ones. With script the dialog opens as
 * soon as one presses the field or types, and takes over what was typed (`search-dialog.tsx`).
 */
export function HeaderSearch() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const field = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // What is typed until the dialog is there, it takes from the field.
  const openDialog = useCallback(() => {
    if (field.current?.getClientRects().length) {
      if (field.current.dataset.handed !== undefined) return;
      field.current.dataset.handed = "";
      field.current.focus();
    }
    link.current?.click();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.key === "k" && (event.ctrlKey || event.metaKey);
      if (!isCommand && !(event.key === "/" && !isTyping(event.target))) return;
      event.preventDefault();
      openDialog();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [openDialog]);

  function handleInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    if (!(nativeEvent as InputEvent).isComposing && currentTarget.value) openDialog();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from two years ago do not support <search> */}
      <form
        role="search"
        aria-label={t("common.searchGames")}
        action={localePath(paths.gameHall())}
        className="field-box header-search"
      >
        <Icon name="search" />
        <input
          ref={field}
          name="search"
          // Not `type="search"`, as in the dialog.
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          // As the fields of the hall and of the dialog.
          maxLength={64}
          aria-label={t("common.searchGames")}
          aria-keyshortcuts="/"
          placeholder={t("common.searchGames")}
          onInput={handleInput}
          onClick={openDialog}
          // The code of the dialog loads ahead, as where the link is pointed at.
          onPointerOver={() => link.current?.dispatchEvent(new Event("pointerover", { bubbles: true }))}
        />
        <span aria-hidden="true">/</span>
      </form>
      <a
        ref={link}
        href={useDialogHref()({ dialog: "search" })}
        rel="nofollow"
        aria-label={t("common.searchGames")}
        aria-keyshortcuts="/ Control+K Meta+K"
        className="search-link"
      >
        <Icon name="search" />
      </a>
    </>
  );
}

/** Whether a key is part of a text, or of a shortcut of the control itself. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
