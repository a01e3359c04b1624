import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { FailureData } from "./failures";

/** The failure an error boundary shows. Only status, codes and the request's id are ever known here. */
export function useFailure(): FailureData & { status: number } {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return { status: 500, code: "INTERNAL" };
  const body = error.data as Partial<FailureData> | null;
  return {
    status: error.status,
    code: typeof body?.code === "string" ? body.code : "INTERNAL",
    type: body?.type,
    requestId: body?.requestId,
  };
}
