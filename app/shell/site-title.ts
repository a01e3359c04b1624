import {
  isRouteErrorResponse,
  type MetaArgs,
  type MetaDescriptor,
  type MetaFunction,
} from "@remix-run/react";
import type { RootData } from "~/shell/document/root-data";
import type { FailureData } from "./system-pages/failures";

/** Title of pages without their own, above all failed ones; the status when there is no translated title. */
export const siteTitle: MetaFunction = (args) => [
  { title: [failureTitle(args.error), rootData(args)?.siteName].filter(Boolean).join(" – ") },
  ...siteTags(args),
];

/** The same for all pages; nothing where the root loader failed. */
export function siteTags(args: MetaArgs): readonly MetaDescriptor[] {
  return rootData(args)?.siteTags ?? [];
}

function rootData({ matches }: MetaArgs): RootData | undefined {
  return matches.find(({ id }) => id === "root")?.data as RootData | undefined;
}

function failureTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "";
  const { title } = (error.data ?? {}) as Partial<FailureData>;
  return typeof title === "string" ? title : String(error.status);
}
