import { useEffect, useRef } from "react";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { ChatButton } from "~/shell/chat/chat-button";
import { OwnPart } from "~/shell/own-parts/own-part";
import { Icon } from "~/ui/icons/icon";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { PlayerBar } from "./player-bar";
import { Preferences } from "./preferences";

export function Header() {
  const t = useTranslate();
  return (
    <header ref={useLiveHeight()} className="site-header">
      <a
        href={useDialogHref()({ menu: "" })}
        rel="nofollow"
        aria-label={t("common.menu")}
        className="icon-button -ms-3 laptop:hidden"
      >
        <Icon name="menu" />
      </a>
      <Logo />
      <HeaderSearch />
      {/* On narrow screens these are in the menu dialog. */}
      <div className="hidden items-center gap-1 laptop:flex">
        <ChatButton className="icon-button" />
        <Preferences isCompact />
      </div>
      <OwnPart name="player-bar">
        <PlayerBar />
      </OwnPart>
    </header>
  );
}

/** Keeps `--header-height` equal to the rendered height: toasts and sticky filters are positioned below it. */
function useLiveHeight() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      // Every element inherits it: written without need, it would make the browser style the whole page anew.
      if (getComputedStyle(page).getPropertyValue("--header-height") !== height)
        page.style.setProperty("--header-height", height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty("--header-height");
    };
  }, []);
  return header;
}
