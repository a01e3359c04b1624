import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useRootData } from "~/root-data";
import type { FrameData } from "./frame-data";

/** The frame's data of a failure, where no layout loader provided it. */
export const FrameDataContext = createContext<FrameData | undefined>(undefined);

/** The frame's data of this visitor; undefined while the default layout's data is missing. */
export function useFrameData(): FrameData | undefined {
  const fromFailure = useContext(FrameDataContext);
  const loaded = useRouteLoaderData("shell/layouts/default-layout.route") as FrameData | undefined;
  return loaded ?? fromFailure;
}

/** The operator's name of the site; empty when the root loader failed. */
export function useSiteName(): string {
  return useRootData()?.siteName ?? "";
}
