import type { CookieJar } from "./cookie-jar";
import { ownCookies } from "./cookies";

type Jar = Pick<CookieJar, "get" | "set" | "remove">;

/** Greetings that may be due after a sign-in. */
const greetings = ["email", "cashback"] as const;
export type Greeting = (typeof greetings)[number];

/** Makes greetings due after a sign-in: their dialogs open by themselves (product 4), without script as well. */
export function expectGreeting(cookies: Jar, due: readonly Greeting[] = ["cashback"]): void {
  cookies.set(ownCookies.greeting, due.join("."));
}

export function isGreetingDue(cookies: Jar, greeting: Greeting): boolean {
  return dueOf(cookies).includes(greeting);
}

/** Ends a greeting that was answered or has nothing to show. */
export function endGreeting(cookies: Jar, greeting: Greeting): void {
  const due = dueOf(cookies);
  if (!due.includes(greeting)) return;
  const left = due.filter((other) => other !== greeting);
  if (left.length > 0) expectGreeting(cookies, left);
  else cookies.remove(ownCookies.greeting);
}

export function toGreeting(value: unknown): Greeting | undefined {
  return greetings.find((greeting) => greeting === value);
}

function dueOf(cookies: Jar): Greeting[] {
  const named = cookies.get(ownCookies.greeting)?.split(".") ?? [];
  return greetings.filter((greeting) => named.includes(greeting));
}
