import { Outlet } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { useTranslate } from "~/i18n/use-translate";
import { Logo } from "~/shell/header/logo";
import { NavigationStatus } from "~/shell/navigation-status";
import { siteTitle } from "~/shell/site-title";
import { SkipLink } from "~/ui/skip-link";
import { ErrorPage } from "../system-pages/error-page";
import { useFailure } from "../system-pages/use-failure";

export const handle = { i18n: ["systemPages"] } satisfies RouteHandle;

export const meta = siteTitle;

/** Layout of the icon page for developers, in full width. */
export default function IconLayout() {
  const t = useTranslate();
  return (
    <>
      <SkipLink target="main">{t("common.skipToContent")}</SkipLink>
      <NavigationStatus />
      <header className="flex min-h-(--header-height) items-center border-b px-4 tablet:px-6">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="px-4 py-6 tablet:px-6">
        <Outlet />
      </main>
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage {...useFailure()} />;
}
