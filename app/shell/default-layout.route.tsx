import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { SeoFoot } from "~/seo/seo-foot";
import { FramedFailure } from "./error-page";
import { loadFrameData, requirePlayable } from "./frame-data.server";
import { SiteFrame } from "./site-frame";
import { siteTitle } from "./site-title";
import { useFailure } from "./use-failure";

export const handle = { i18n: ["systemPages"], isFrame: true } satisfies RouteHandle;

export const meta = siteTitle;

export async function loader({ context }: LoaderFunctionArgs) {
  const [frame] = await Promise.all([loadFrameData(context), requirePlayable(context)]);
  return frame;
}

/** The frame is asked for again after a write, or when somebody asks for this very page; not for every page turned. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href === nextUrl.href;
}

export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
      <SeoFoot />
    </SiteFrame>
  );
}

/** A page that failed leaves header, menus and footer standing, unless the site itself is not to be had. */
export function ErrorBoundary() {
  return <FramedFailure {...useFailure()} />;
}
