import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { useFeatures } from "~/content/config/use-features";
import type { RouteHandle } from "~/context/route-handle";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { SeoFooter } from "~/seo/seo-footer";
import { BreakNow } from "~/shell/header/break-now";
import { loadViewer } from "~/shell/layout-data/layout-data.server";
import { revalidateLayout } from "~/shell/layout-data/revalidate-layout";
import { AtPlace } from "~/shell/market-place/at-place";
import { NavigationStatus } from "~/shell/navigation-status";
import { siteTitle } from "~/shell/site-title";
import { SkipLink } from "~/ui/skip-link";
import { LayoutFailure } from "../system-pages/error-page";
import { useFailure } from "../system-pages/use-failure";

export const handle = { i18n: ["systemPages"], hidesOffers: true } satisfies RouteHandle;

export const meta = siteTitle;

export function loader({ context }: LoaderFunctionArgs) {
  return loadViewer(context);
}

export const shouldRevalidate = revalidateLayout;

/** A game without the site layout, except for the legally required footer; the page renders its own header. */
export default function GameLayout() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  return (
    <>
      <SkipLink target="main">{t("common.skipToContent")}</SkipLink>
      <NavigationStatus />
      <BreakNow />
      <Outlet />
      <SeoFooter />
      <AtPlace place="game" />
      <footer className="game-footer">
        <span className="adults-mark" dir="ltr" aria-hidden="true">
          18+
        </span>
        <span className="max-w-(--cr-measure)">{t("common.footerAdults")}</span>
        <a
          // Without the operator's responsible gaming tools the link goes to the rules page.
          href={localePath(
            hasFeature("responsibleGaming") ? paths.responsibleGame() : paths.page("responsible-gaming"),
          )}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t("common.footerResponsible")}
        </a>
      </footer>
    </>
  );
}

/** The error page has no game, so it gets header, menus and footer of the site. */
export function ErrorBoundary() {
  return <LayoutFailure {...useFailure()} />;
}
