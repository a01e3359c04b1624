import { type MetaDescriptor, useRouteLoaderData } from "@remix-run/react";
import type { RuntimeLocation } from "~/browser/runtime/part";
import type { Feature } from "~/content/config/features";
import type { PlaceViews } from "~/market/places";
import type { Flash } from "~/session/flash/flash.server";
import type { Theme } from "~/ui/styles/themes";
import { useWithOwn } from "../own-parts/use-with-own";

/** The root loader's data, available on every page. */
export interface RootData extends Pick<RuntimeLocation, "check" | "background" | "tracking"> {
  theme: Theme;
  /** The visitor has collapsed the menu of wide screens to icons. */
  isRailOfIcons?: true;
  siteName: string;
  /** Icons, manifest and the operator's meta entries of all pages. */
  siteTags: readonly MetaDescriptor[];
  /** Features that the operator has not enabled. */
  missing: Feature[];
  /** What the market's file requires at places within pages; undefined without one. */
  market: PlaceViews | undefined;
  issueWords: Readonly<Record<string, string>>;
  flash: Flash | undefined;
}

/** Undefined when the root loader failed. */
export function useRootData(): RootData | undefined {
  return useWithOwn("root", useRouteLoaderData("root") as RootData | undefined);
}
