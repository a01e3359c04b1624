import { Outlet } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { siteTitle } from "~/shell/site-title";
import { ErrorPage } from "../system-pages/error-page";
import { useFailure } from "../system-pages/use-failure";
import { BareLayout } from "./bare-layout";

export const handle = { i18n: ["systemPages"] } satisfies RouteHandle;

export const meta = siteTitle;

export default function EmptyLayout() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  );
}

export function ErrorBoundary() {
  return <ErrorPage {...useFailure()} />;
}
