import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { SeoFoot } from "~/seo/seo-foot";
import { HintList } from "~/shell/hints/hint-list";
import { loadHints } from "~/shell/hints/load-hints.server";
import { loadFrameData } from "~/shell/layout-data/frame-data.server";
import { revalidateFrame } from "~/shell/layout-data/revalidate-frame";
import { siteTitle } from "~/shell/site-title";
import { FramedFailure } from "../system-pages/error-page";
import { useFailure } from "../system-pages/use-failure";
import { SiteFrame } from "./site-frame";

export const handle = { i18n: ["systemPages"], isLayout: true } satisfies RouteHandle;

export const meta = siteTitle;

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame, hints] = await Promise.all([
    loadFrameData(context),
    loadHints(context),
    // Throws for a blocked account, on public pages too.
    context.player(),
  ]);
  return { ...frame, hints };
}

export const shouldRevalidate = revalidateFrame;

export default function DefaultLayout() {
  const { hints } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      {hints && <HintList {...hints} />}
      <Outlet />
      <SeoFoot />
    </SiteFrame>
  );
}

/** A failed page is shown between header, menus and footer, unless the whole site is unavailable. */
export function ErrorBoundary() {
  return <FramedFailure {...useFailure()} />;
}
