import { paths } from "../../app/routing/paths";
import { type Answer, ask, formHeaders } from "../support/ask";
import type { Site } from "../support/site";

export interface Session {
  login: string;
  uid: number;
  /** Value of a `Cookie` header. */
  cookie: string;
  answer: Answer;
}

/** A copy of a seeded user, signed in through the form's own address. */
export async function signIn(site: Site, base = "demo@sandbox.test"): Promise<Session> {
  const { login, password, uid } = await site.sandbox.clone(base);
  const answer = await postLogin(site.url, login, password);
  const cookie = answer
    .all("set-cookie")
    .map((line) => line.split(";", 1)[0] ?? "")
    // Somebody who came in some time ago: nothing opens by itself.
    .filter((pair) => !pair.startsWith("cr_greet="))
    .join("; ");
  return { login, uid, cookie, answer };
}

export function postLogin(siteUrl: string, login: string, password: string): Promise<Answer> {
  return ask(siteUrl, paths.signIn(), {
    method: "POST",
    headers: formHeaders(siteUrl),
    body: new URLSearchParams({ login, password }).toString(),
  });
}
