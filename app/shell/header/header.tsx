import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useDocumentData } from "~/document-data";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { useFrameData } from "~/shell/layout-data/use-frame-data";
import { Icon } from "~/ui/icons/icon";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { PlayerBar } from "./player-bar";
import { LanguageLink, ThemeButtons } from "./preferences";

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
      <Preferences />
      <PlayerBar />
    </header>
  );
}

/** On narrow screens these are in the menu dialog. */
function Preferences() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { locale } = useDocumentData();
  const { pathname, search } = useLocation();
  const { themes = [], isMultilingual } = useFrameData() ?? {};
  const languageHref = useDialogHref()({ dialog: "language" });
  return (
    <div className="hidden items-center gap-1 laptop:flex">
      <ThemeButtons themes={themes} t={t} isCompact returnPath={pathname + search} localePath={localePath} />
      {isMultilingual && <LanguageLink href={languageHref} name={locale.name} t={t} isCompact />}
    </div>
  );
}

/** Keeps `--header-height` equal to the rendered height: toasts and sticky filters are positioned below it. */
function useLiveHeight() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const style = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      style.setProperty("--header-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--header-height");
    };
  }, []);
  return header;
}
