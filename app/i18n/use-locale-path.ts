import { useHref } from "@remix-run/react";
import { useCallback } from "react";
import { withBasename } from "../routing/locale-path";

/** Returns a function that adds the page's locale prefix to a path, for plain anchors and forms. */
export function useLocalePath(): (path: string) => string {
  const basename = useBasename();
  return useCallback((path: string) => withBasename(basename, path), [basename]);
}

/** The locale's prefix; empty for the default one. */
export function useBasename(): string {
  const root = useHref("/");
  return root === "/" ? "" : root;
}
