import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { SeoFoot } from "~/seo/seo-foot";
import { SystemPage } from "~/shell/system-pages/system-page";
import { systemPageOf, systemPages } from "~/shell/system-pages/system-pages";
import { ErrorPage, PlainError, useIsPlain } from "./error-page";
import { loadFrameData } from "./frame-data.server";
import { SiteFrame } from "./site-frame";
import { siteTitle } from "./site-title";
import { useFailure } from "./use-failure";
import { useFrameData } from "./use-frame-data";

export const handle = { i18n: ["systemPages"] } satisfies RouteHandle;

export const meta = siteTitle;

export async function loader({ context }: LoaderFunctionArgs) {
  return await loadFrameData(context);
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
  const failure = useFailure();
  const isPlain = useIsPlain();
  const hasFrame = useFrameData() !== undefined;
  const page = systemPageOf(failure);
  if (isPlain) return <PlainError {...failure} />;
  if (!hasFrame || systemPages[page].isBare) return <ErrorPage {...failure} />;
  return (
    <SiteFrame>
      <SystemPage page={page} {...failure} />
    </SiteFrame>
  );
}
