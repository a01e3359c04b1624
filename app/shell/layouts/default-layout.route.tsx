import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { SeoFoot } from "~/seo/seo-foot";
import { HintList } from "~/shell/hints/hint-list";
import { loadHints } from "~/shell/hints/load-hints.server";
import { loadLayoutData } from "~/shell/layout-data/layout-data.server";
import { revalidateLayout } from "~/shell/layout-data/revalidate-layout";
import { siteTitle } from "~/shell/site-title";
import { LayoutFailure } from "../system-pages/error-page";
import { useFailure } from "../system-pages/use-failure";
import { SiteLayout } from "./site-layout";

export const handle = { i18n: ["systemPages"], isLayout: true } satisfies RouteHandle;

export const meta = siteTitle;

export async function loader({ context }: LoaderFunctionArgs) {
  const [layout, hints] = await Promise.all([
    loadLayoutData(context),
    loadHints(context),
    // Throws for a blocked account, on public pages too.
    context.player(),
  ]);
  return { ...layout, hints };
}

export const shouldRevalidate = revalidateLayout;

export default function DefaultLayout() {
  const { hints } = useLoaderData<typeof loader>();
  return (
    <SiteLayout>
      {hints && <HintList {...hints} />}
      <Outlet />
      <SeoFoot />
    </SiteLayout>
  );
}

/** A failed page is shown between header, menus and footer, unless the whole site is unavailable. */
export function ErrorBoundary() {
  return <LayoutFailure {...useFailure()} />;
}
