import { isRouteErrorResponse, type MetaFunction } from "@remix-run/react";
import type { RootData } from "~/root-data";
import type { FailureData } from "./system-pages/failures";

/** Title of pages without their own, above all failed ones; the status when there is no translated title. */
export const siteTitle: MetaFunction = ({ error, matches }) => {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  return [{ title: [failureTitle(error), root?.siteName].filter(Boolean).join(" – ") }];
};

function failureTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "";
  const { title } = (error.data ?? {}) as Partial<FailureData>;
  return typeof title === "string" ? title : String(error.status);
}
