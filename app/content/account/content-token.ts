import type { CookieJar } from "~/session/cookies/cookie-jar";
import { ownCookies } from "~/session/cookies/cookies";

/** The visitor's token for the content service, in a cookie that no script can read (docs/contract.md#o2). */
export interface ContentToken {
  get(): string | undefined;
  set(jwt: string): void;
  clear(): void;
}

/** Characters of a bearer token (RFC 6750); anything else in the cookie is ignored, never sent as a header. */
const TOKEN = /^[\w.~+/-]{1,3000}=*$/;

export function contentTokenIn(cookies: CookieJar): ContentToken {
  const { contentJwt } = ownCookies;
  return {
    get() {
      const value = cookies.get(contentJwt);
      return value && TOKEN.test(value) ? value : undefined;
    },
    set: (jwt) => cookies.set(contentJwt, jwt),
    clear() {
      if (cookies.get(contentJwt) !== undefined) cookies.remove(contentJwt);
    },
  };
}
