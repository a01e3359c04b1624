import { createHmac } from "node:crypto";
import { type Answer, ask, formHeaders } from "./ask";
import type { Visitor } from "./visitor";

/** The token of a preview's link, as the content service's kit signs it. */
export function previewToken(secret: string, claims: Record<string, unknown> = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 300;
  const said = { sub: "1", entry: "api::page.page x en-US", shows: "draft", exp, ...claims };
  const parts = [{ alg: "HS256", typ: "JWT" }, said];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** The address of a preview, by whose cookie the page `to` shows what is not published. */
export function previewLink(secret: string, to: string, claims?: Record<string, unknown>): string {
  return `/_preview?${new URLSearchParams({ to, token: previewToken(secret, claims) })}`;
}

/** Sends the form of a preview's bar from a page, in a browser that keeps the cookies. */
export async function chooseInBar(
  siteUrl: string,
  { cookies }: Visitor,
  page: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const answer = await ask(siteUrl, "/_preview", {
    method: "POST",
    headers: {
      ...formHeaders(siteUrl),
      Referer: siteUrl + page,
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    body: new URLSearchParams(fields).toString(),
  });
  for (const line of answer.all("set-cookie")) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return answer;
}
