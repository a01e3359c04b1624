import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { withholdCookies } from "./cross-site-cookies";

const session = "nfxsid=1; ";
const framed = `${session}cr_miniapp=frame~9.6~web~`;
const picture = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" };
const page = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" };

function cookiesOf(cookie: string, headers: Record<string, string>, method = "GET") {
  const req = { method, headers: { cookie, ...headers } } as unknown as IncomingMessage;
  withholdCookies(req);
  return req.headers.cookie;
}

it.each([
  ["a picture", picture],
  ["a script that reads", { ...picture, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
  ["an object", { ...page, "sec-fetch-dest": "object" }],
])("%s that another site asks for in a messenger's or partner's page is a visitor's", (_case, headers) => {
  expect(cookiesOf(framed, headers)).toBeUndefined();
  expect(cookiesOf(`${session}cr_frame=1`, headers)).toBeUndefined();
  expect(cookiesOf(`${session}cr_preview=x`, headers)).toBeUndefined();
});

it("so is a post to a page, whatever becomes of it", () => {
  expect(cookiesOf(framed, page, "POST")).toBeUndefined();
});

it.each([
  ["the frame that the messenger opens", framed, page],
  ["the site's own pictures", framed, { ...picture, "sec-fetch-site": "same-origin" }],
  ["a browser that says nothing of it", framed, {}],
  [
    "a session of its own window, whose cookies keep to themselves",
    `${session}cr_miniapp=app~9.6~ios~`,
    picture,
  ],
])("%s keeps its cookies", (_case, cookie, headers) => {
  expect(cookiesOf(cookie, headers)).toBe(cookie);
});
