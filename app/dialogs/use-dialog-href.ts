import { useLocation } from "@remix-run/react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { withDialog } from "./dialog-query";

/** Address of a dialog over the page one is on. */
export function useDialogHref(): (dialog: Readonly<Record<string, string>>) => string {
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  return (dialog) => localePath(pathname + withDialog(search, dialog));
}
