import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { ChatButton } from "~/shell/chat/chat-button";
import { BreakNow } from "~/shell/header/break-now";
import { Header } from "~/shell/header/header";
import { NavigationStatus } from "~/shell/navigation-status";
import { SkipLink } from "~/ui/skip-link";
import { LayoutFragment } from "../fragments/layout-fragment";

/** Header, menu, page, footer. On narrow screens the menu is a dialog (`menu-curtain.tsx`). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <SkipLink target="main">{t("common.skipToContent")}</SkipLink>
      <NavigationStatus />
      <Header />
      <BreakNow />
      <div className="laptop:flex">
        <LayoutFragment
          name="menu"
          as="nav"
          aria-label={t("common.mainNavigation")}
          className="site-menu menu"
        />
        <div className="page-column">
          <main id="main" tabIndex={-1} className="page">
            {children}
          </main>
          <LayoutFragment name="footer" as="footer" />
        </div>
      </div>
      <nav aria-label={t("common.quickNavigation")} className="bottom-bar">
        <LayoutFragment name="bottomBar" className="contents" />
        <ChatButton className="bar-item" />
      </nav>
    </>
  );
}
