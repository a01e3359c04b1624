import { useHref } from "@remix-run/react";
import { useCallback } from "react";
import { withBasename } from "./locale-path";

/** Turns a locale-free path into the address of this locale, for plain anchors and forms. */
export function useLocalePath(): (path: string) => string {
  const root = useHref("/");
  const basename = root === "/" ? "" : root;
  return useCallback((path: string) => withBasename(basename, path), [basename]);
}
