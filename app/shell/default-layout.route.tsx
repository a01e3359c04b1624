import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { SeoFoot } from "~/seo/seo-foot";
import { FramedFailure } from "./error-page";
import { loadFrameData, requirePlayable } from "./frame-data.server";
import { HintBar } from "./hints/hint-bar";
import { loadHints } from "./hints/load-hints.server";
import { revalidateFrame } from "./revalidate-frame";
import { SiteFrame } from "./site-frame";
import { siteTitle } from "./site-title";
import { useFailure } from "./use-failure";

export const handle = { i18n: ["systemPages"], isFrame: true } satisfies RouteHandle;

export const meta = siteTitle;

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame, hints] = await Promise.all([
    loadFrameData(context),
    loadHints(context),
    requirePlayable(context),
  ]);
  return { ...frame, hints };
}

export const shouldRevalidate = revalidateFrame;

export default function DefaultLayout() {
  const { hints } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <HintBar hints={hints} />
      <Outlet />
      <SeoFoot />
    </SiteFrame>
  );
}

/** A failed page is shown between header, menus and footer, unless the whole site is unavailable. */
export function ErrorBoundary() {
  return <FramedFailure {...useFailure()} />;
}
