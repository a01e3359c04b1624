import type { CookieJar } from "./cookie-jar";
import { ownCookies } from "./cookies";

type Jar = Pick<CookieJar, "get" | "set" | "remove">;

/** Greetings that may be due after a sign-in. */
const loginPrompts = ["email", "cashback"] as const;
export type LoginPrompt = (typeof loginPrompts)[number];

/**
 * Makes greetings due after a sign-in: their dialogs open by themselves (docs/product.md#4), without script as well.
 */
export function queueLoginPrompts(cookies: Jar, due: readonly LoginPrompt[] = ["cashback"]): void {
  cookies.set(ownCookies.greeting, due.join("."));
}

export function isLoginPromptDue(cookies: Jar, greeting: LoginPrompt): boolean {
  return dueOf(cookies).includes(greeting);
}

/** Ends a greeting that was answered or has nothing to show. */
export function endLoginPrompt(cookies: Jar, greeting: LoginPrompt): void {
  const due = dueOf(cookies);
  if (!due.includes(greeting)) return;
  const left = due.filter((other) => other !== greeting);
  if (left.length > 0) queueLoginPrompts(cookies, left);
  else cookies.remove(ownCookies.greeting);
}

export function toLoginPrompt(value: unknown): LoginPrompt | undefined {
  return loginPrompts.find((greeting) => greeting === value);
}

function dueOf(cookies: Jar): LoginPrompt[] {
  const named = cookies.get(ownCookies.greeting)?.split(".") ?? [];
  return loginPrompts.filter((greeting) => named.includes(greeting));
}
