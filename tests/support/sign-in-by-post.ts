import type { Cookie } from "@playwright/test";
import { paths } from "../../app/routing/paths";
import type { TestPlayer } from "./sandbox-control";

/** Signs in as the form does, without a browser. Returns the cookies that the browser would have stored. */
export async function signInByPost(siteUrl: string, { login, password }: TestPlayer): Promise<Cookie[]> {
  const answer = await fetch(siteUrl + paths.signIn(), {
    method: "POST",
    redirect: "manual",
    headers: { Origin: siteUrl },
    body: new URLSearchParams({ login, password }),
  });
  if (answer.status !== 302) throw new Error(`sign-in of ${login} answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => toCookie(line, siteUrl));
  // Somebody who came in some time ago: nothing opens by itself.
  return cookies.filter(({ name }) => name !== "cr_greet");
}

function toCookie(line: string, siteUrl: string): Cookie {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    domain: new URL(siteUrl).hostname,
    path: "/",
    expires: -1,
    httpOnly: attributes.some((attribute) => /^httponly$/i.test(attribute)),
    secure: false,
    sameSite: "Lax",
  };
}
