import { useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import type { FrameData } from "./frame-data.server";

/** What the default layout knows of this visitor; absent while its loader has not answered, or failed. */
export function useFrameData(): FrameData | undefined {
  return useRouteLoaderData("shell/default-layout.route") as FrameData | undefined;
}

/** The operator's name for the site; empty when even the root loader failed. */
export function useSiteName(): string {
  return useRouteLoaderData<typeof rootLoader>("root")?.siteName ?? "";
}
