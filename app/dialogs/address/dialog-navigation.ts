import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { preservesData } from "~/browser/runtime/connection/frozen-page";
import { isDialogChange, needsCheck, readRequestedDialog } from "./requested-dialog";

/** Options of `navigate()`. */
interface NavigationOptions {
  preventScrollReset: boolean;
  replace: boolean;
  state: unknown;
}

interface PageLocation {
  pathname: string;
  search: string;
  state: unknown;
}

const OVER_PAGE = { isOverPage: true };

/** Whether the previous history entry is the page under the dialog. */
export function isOverPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOverPage" in state;
}

/**
 * Navigation options for a link that opens or closes a dialog: keeps the scroll position, and successive dialogs
 * replace each other in the history. Undefined for any other link.
 */
export function dialogNavigation(from: PageLocation, to: URL): NavigationOptions | undefined {
  if (!isDialogChange(from, to)) return undefined;
  const isOpen = readRequestedDialog(new URLSearchParams(from.search)) !== null;
  return { preventScrollReset: true, replace: isOpen, state: isOpen ? from.state : OVER_PAGE };
}

/** `shouldRevalidate` of page routes: the page is not revalidated when a dialog over it opens or closes. */
export function revalidatePageContent(args: ShouldRevalidateFunctionArgs): boolean {
  if (preservesData(args)) return false;
  const isWrite = args.formMethod !== undefined && args.formMethod !== "GET";
  return !isWrite && isDialogChange(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
}

/**
 * `shouldRevalidate` of the route that loads dialogs: loads only those with server data. A reality check is loaded on
 * closing too, because only the server knows whether it was answered.
 */
export function loadWithDialog(args: ShouldRevalidateFunctionArgs): boolean {
  if (preservesData(args)) return false;
  const requested = readRequestedDialog(args.nextUrl.searchParams);
  const isLoaded = (requested && requested.by !== "plain") || needsCheck(args.currentUrl.searchParams);
  return isLoaded ? args.defaultShouldRevalidate : revalidatePageContent(args);
}
