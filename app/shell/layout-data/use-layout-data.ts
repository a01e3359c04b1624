import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useRootData } from "~/root-data";
import type { LayoutData } from "./layout-data";

/** The layout's data of a failure, where no layout loader provided it. */
export const LayoutDataContext = createContext<LayoutData | undefined>(undefined);

/** The layout's data of this visitor; undefined while the default layout's data is missing. */
export function useLayoutData(): LayoutData | undefined {
  const fromFailure = useContext(LayoutDataContext);
  const loaded = useRouteLoaderData("shell/layouts/default-layout.route") as LayoutData | undefined;
  return loaded ?? fromFailure;
}

/** The operator's name of the site; empty when the root loader failed. */
export function useSiteName(): string {
  return useRootData()?.siteName ?? "";
}
