import type { CookieJar } from "./cookies/cookie-jar";
import { ownCookies } from "./cookies/cookies";

type Jar = Pick<CookieJar, "get" | "set" | "remove">;

/** Prompts that may be due after a sign-in. */
const loginPrompts = ["email", "cashback"] as const;
export type LoginPrompt = (typeof loginPrompts)[number];

/**
 * Makes prompts due after a sign-in: their dialogs open by themselves (docs/product.md#4), without script as well.
 */
export function queueLoginPrompts(cookies: Jar, due: readonly LoginPrompt[] = ["cashback"]): void {
  cookies.set(ownCookies.loginPrompts, due.join("."));
}

export function isLoginPromptDue(cookies: Jar, prompt: LoginPrompt): boolean {
  return dueOf(cookies).includes(prompt);
}

/** Whether any prompt is still to be shown. */
export function hasLoginPrompts(cookies: Pick<Jar, "get">): boolean {
  return dueOf(cookies).length > 0;
}

/** Ends a prompt that was answered or has nothing to show. */
export function endLoginPrompt(cookies: Jar, prompt: LoginPrompt): void {
  const due = dueOf(cookies);
  if (!due.includes(prompt)) return;
  const left = due.filter((other) => other !== prompt);
  if (left.length > 0) queueLoginPrompts(cookies, left);
  else cookies.remove(ownCookies.loginPrompts);
}

export function toLoginPrompt(value: unknown): LoginPrompt | undefined {
  return loginPrompts.find((prompt) => prompt === value);
}

function dueOf(cookies: Pick<Jar, "get">): LoginPrompt[] {
  const named = cookies.get(ownCookies.loginPrompts)?.split(".") ?? [];
  return loginPrompts.filter((prompt) => named.includes(prompt));
}
