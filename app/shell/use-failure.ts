import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useState } from "react";
import { isHydrating } from "~/runtime/hydration";
import type { FailureData } from "./failures";

/** The failure an error boundary shows. Only status, codes and the request's id are ever known here, and in development the stack. */
export function useFailure(): FailureData & { status: number } {
  const error = useRouteError();
  const [isOfHydration] = useState(() => isHydrating() && !wasFailedByServer());
  if (!isRouteErrorResponse(error)) {
    const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
    // Product 8: a page that cannot be hydrated is a page that is not found.
    return isOfHydration
      ? { status: 404, code: "ROUTE_NOT_FOUND", stack }
      : { status: 500, code: "INTERNAL", stack };
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
    frame: body?.frame,
    stack: import.meta.env.DEV ? body?.stack : undefined,
  };
}

/** The server's own failed page says so in its markup; it is hydrated as what it is. */
function wasFailedByServer(): boolean {
  return document.querySelector("[data-failed]") !== null;
}
