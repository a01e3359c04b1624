import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { noteFailure } from "~/browser/runtime/browser-reports/failures";
import { isServed } from "~/browser/runtime/build/lost-files";
import { isHydrating } from "~/browser/runtime/document/hydration";
import { putServedPageBack } from "~/browser/runtime/document/last-resort";
import { usePassOn } from "~/browser/runtime/document/made-anew";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import type { FailureData } from "./failures";

/**
 * The failure shown by an error boundary: only status, codes, prepared texts and, in development, the stack trace.
 */
export function useFailure(): FailureData & { status: number } {
  const error = useRouteError();
  usePassOn(error);
  const [isOfHydration] = useState(() => isHydrating() && isServed() && !wasFailedByServer());
  // docs/product.md#8: a page that cannot be taken over stays as served.
  useBrowserLayoutEffect(() => {
    if (isOfHydration && !isRouteErrorResponse(error)) putServedPageBack();
  }, [isOfHydration, error]);
  useEffect(() => {
    if (!isRouteErrorResponse(error)) noteFailure("render", error);
  }, [error]);
  if (!isRouteErrorResponse(error)) {
    const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
    return { status: 500, code: "INTERNAL", stack };
  }
  const body = error.data as Partial<FailureData> | null;
  return {
    status: error.status,
    code: typeof body?.code === "string" ? body.code : "INTERNAL",
    type: body?.type,
    reason: body?.reason,
    until: body?.until,
    help: body?.help,
    picture: body?.picture,
    requestId: body?.requestId,
    seconds: body?.seconds,
    way: body?.way,
    layout: body?.layout,
    stack: import.meta.env.DEV ? body?.stack : undefined,
  };
}

/** A page that already failed on the server is marked in its markup, and keeps that failure. */
function wasFailedByServer(): boolean {
  return document.querySelector("[data-failed]") !== null;
}
