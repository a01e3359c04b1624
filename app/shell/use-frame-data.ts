import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useRootData } from "~/root-data";
import type { FrameData } from "./frame-data";

/** What a failure brought of the frame, where no layout did. */
export const FrameDataContext = createContext<FrameData | undefined>(undefined);

/** What the frame knows of this visitor; absent while the default layout's loader has not answered, or failed. */
export function useFrameData(): FrameData | undefined {
  const brought = useContext(FrameDataContext);
  const loaded = useRouteLoaderData("shell/default-layout.route") as FrameData | undefined;
  return loaded ?? brought;
}

/** The operator's name for the site; empty when even the root loader failed. */
export function useSiteName(): string {
  return useRootData()?.siteName ?? "";
}
