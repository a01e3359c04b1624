import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { paths } from "~/routing/paths";
import { framework } from "../build/own-build";

/** Actions that change no data: posting to them needs no revalidation. */
const QUESTIONS: readonly string[] = [paths.promoCheck()];

let isFrozen = false;

/** Whether the router's loads are to be skipped: the page stays as it is, or a form has only sent a query. */
export function preservesData({
  formAction = "",
}: Pick<ShouldRevalidateFunctionArgs, "formAction">): boolean {
  return isFrozen || QUESTIONS.some((path) => formAction.endsWith(path));
}

/**
 * Preserves the page's data until the router is idle again. After a navigation or submission without an answer, a form
 * keeps its token, and nothing is requested over a connection that has just failed. An address that only follows what a
 * frame already shows needs no data.
 */
export function freezePage(): void {
  const { router } = framework();
  if (isFrozen || !router) return;
  isFrozen = true;
  const stop = router.subscribe(() => {
    const { navigation, fetchers } = router.state;
    if (navigation.state !== "idle" || [...fetchers.values()].some(({ state }) => state !== "idle")) return;
    isFrozen = false;
    stop();
  });
}
