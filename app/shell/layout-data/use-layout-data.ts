import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useRootData } from "~/shell/document/root-data";
import { useWithOwn } from "~/shell/own-parts/use-with-own";
import type { LayoutData } from "./layout-data";

export const LAYOUT = "shell/layouts/default-layout.route";

/** The layout's data of a failure, where no layout loader provided it. */
export const LayoutDataContext = createContext<LayoutData | undefined>(undefined);

/** The layout's data of this visitor; undefined while the default layout's data is missing. */
export function useLayoutData(): LayoutData | undefined {
  const fromFailure = useContext(LayoutDataContext);
  const loaded = useWithOwn(LAYOUT, useRouteLoaderData(LAYOUT) as LayoutData | undefined);
  return loaded ?? fromFailure;
}

/** The operator's name of the site; empty when the root loader failed. */
export function useSiteName(): string {
  return useRootData()?.siteName ?? "";
}
