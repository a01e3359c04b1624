import type { CookieJar } from "./cookie-jar";
import { ownCookies } from "./cookies";

type Jar = Pick<CookieJar, "get" | "set" | "remove">;

const DUE = "1";

/** Somebody has just come in: what waits for them opens by itself (specification 4), without a script as well. */
export function expectGreeting(cookies: Jar): void {
  cookies.set(ownCookies.greeting, DUE);
}

export function isGreetingDue(cookies: Jar): boolean {
  return cookies.get(ownCookies.greeting) === DUE;
}

export function endGreeting(cookies: Jar): void {
  if (isGreetingDue(cookies)) cookies.remove(ownCookies.greeting);
}
