import { Outlet } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { EmptyFrame } from "./empty-frame";
import { ErrorPage } from "./error-page";
import { siteTitle } from "./site-title";
import { useFailure } from "./use-failure";

export const handle = { i18n: ["systemPages"] } satisfies RouteHandle;

export const meta = siteTitle;

export default function EmptyLayout() {
  return (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage {...useFailure()} />;
}
