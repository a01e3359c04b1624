import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { ChatButton } from "~/shell/chat/chat-button";
import { Logo } from "~/shell/header/logo";
import { NavigationStatus } from "~/shell/navigation-status";
import { SkipLink } from "~/ui/skip-link";

/** Logo and page without navigation: for forms, and for pages that say the site is unavailable. */
export function BareLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{t("common.skipToContent")}</SkipLink>
      <NavigationStatus />
      <header className="flex min-h-(--header-height) items-center px-4 tablet:px-6">
        <Logo isAlone />
        <ChatButton className="icon-button ms-auto" />
      </header>
      <main id="main" tabIndex={-1} className="flex w-full flex-1 flex-col px-4 pb-8 tablet:px-6">
        {children}
      </main>
      <footer className="flex items-center justify-center gap-3 px-4 pb-6 text-muted text-xs">
        <span className="adults-mark" dir="ltr" aria-hidden="true">
          18+
        </span>
        <span className="max-w-(--cr-measure)">{t("common.footerAdults")}</span>
      </footer>
    </div>
  );
}
