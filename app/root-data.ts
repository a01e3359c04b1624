import { useRouteLoaderData } from "@remix-run/react";
import type { Feature } from "./content/features";
import type { LoadedDialog } from "./dialogs/loaded-dialog";
import type { RuntimeLocation } from "./runtime/runtime";
import type { Flash } from "./session/flash.server";
import type { Theme } from "./session/theme";

/** What every document and every navigation brings, whatever its page. */
export interface RootData extends Pick<RuntimeLocation, "check" | "upkeep" | "tracking"> {
  theme: Theme;
  siteName: string;
  /** What the operator does not have. */
  missing: Feature[];
  issueWords: Readonly<Record<string, string>>;
  dialog: LoadedDialog | undefined;
  flash: Flash | undefined;
}

/** Undefined where even the root loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}
