import { useLocation } from "@remix-run/react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { withDialog } from "./requested-dialog";

/** Returns a function that gives the URL of a dialog over the current page. */
export function useDialogHref(): (dialog: Readonly<Record<string, string>>) => string {
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  return (dialog) => localePath(pathname + withDialog(search, dialog));
}
