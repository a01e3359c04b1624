import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { SeoFooter } from "~/seo/seo-footer";
import { HintList } from "~/shell/hints/hint-list";
import { loadSharedLayout } from "~/shell/layout-data/layout-data.server";
import { revalidateLayout } from "~/shell/layout-data/revalidate-layout";
import { OwnPart } from "~/shell/own-parts/own-part";
import { withOwn } from "~/shell/own-parts/with-own.server";
import { siteTitle } from "~/shell/site-title";
import { LayoutFailure } from "../system-pages/error-page";
import { useFailure } from "../system-pages/use-failure";
import { readOwnDefaultLayout } from "./own-default-layout.server";
import { SiteLayout } from "./site-layout";

export const handle = { i18n: ["systemPages"], isLayout: true } satisfies RouteHandle;

export const meta = siteTitle;

export function loader({ context }: LoaderFunctionArgs) {
  return withOwn(context, loadSharedLayout(context), readOwnDefaultLayout);
}

export const shouldRevalidate = revalidateLayout;

export default function DefaultLayout() {
  return (
    <SiteLayout>
      <OwnPart name="hints">
        <HintList />
      </OwnPart>
      <Outlet />
      <SeoFooter />
    </SiteLayout>
  );
}

/** A failed page is shown between header, menus and footer, unless the whole site is unavailable. */
export function ErrorBoundary() {
  return <LayoutFailure {...useFailure()} />;
}
