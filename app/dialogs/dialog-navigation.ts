import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { paths } from "~/paths";
import { asksForCheck, isDialogChange, readRequestedDialog } from "./dialog-query";

/** What `navigate()` is told besides the address. */
interface Manner {
  preventScrollReset: boolean;
  replace: boolean;
  state: unknown;
}

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

const OVER_PAGE = { isOverPage: true };

/** Whether the history's entry before this one is the page beneath the dialog. */
export function isOverPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOverPage" in state;
}

/**
 * How a link is followed that opens or closes a dialog: the page stays where it is scrolled to, and of several
 * dialogs in a row the history keeps one. Undefined for every other link.
 */
export function dialogNavigation(from: Place, to: URL): Manner | undefined {
  if (!isDialogChange(from, to)) return undefined;
  const isOpen = readRequestedDialog(new URLSearchParams(from.search)) !== null;
  return { preventScrollReset: true, replace: isOpen, state: isOpen ? from.state : OVER_PAGE };
}

/** Posts that write nothing, so that nothing of the page has changed by them. */
const QUESTIONS: readonly string[] = [paths.promoCheck()];

function isQuestion({ formAction = "" }: ShouldRevalidateFunctionArgs): boolean {
  return QUESTIONS.some((path) => formAction.endsWith(path));
}

/** For routes of pages: the page beneath a dialog is not asked for anew when the dialog comes or goes. */
export function keepBeneathDialog(args: ShouldRevalidateFunctionArgs): boolean {
  if (isQuestion(args)) return false;
  const isWrite = args.formMethod !== undefined && args.formMethod !== "GET";
  return !isWrite && isDialogChange(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
}

/**
 * For the route that loads dialogs: the server is asked only for one that it has something to say about. A reality check
 * goes when the server says that it is answered, not with the address.
 */
export function loadWithDialog(args: ShouldRevalidateFunctionArgs): boolean {
  if (isQuestion(args)) return false;
  const wish = readRequestedDialog(args.nextUrl.searchParams);
  const isLoaded = (wish && wish.by !== "plain") || asksForCheck(args.currentUrl.searchParams);
  return isLoaded ? args.defaultShouldRevalidate : keepBeneathDialog(args);
}
