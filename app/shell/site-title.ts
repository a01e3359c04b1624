import { isRouteErrorResponse, type MetaFunction } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";

/** Title of pages that name none of their own, failed ones above all: the status, which reads in every language. */
export const siteTitle: MetaFunction<unknown, { root: typeof rootLoader }> = ({ error, matches }) => {
  const siteName = matches.find((match) => match.id === "root")?.data?.siteName ?? "";
  const status = isRouteErrorResponse(error) ? String(error.status) : "";
  return [{ title: [status, siteName].filter(Boolean).join(" – ") }];
};
