import { describe, expect, it } from "vitest";
import { previewToken } from "~/../tests/support/preview-link";
import { readPreviewLink } from "./preview-link.server";

const SECRET = "the secret that both sides know, long enough";
const now = Date.now();
const inSeconds = (seconds: number) => Math.floor(now / 1000) + seconds;

it("a link says who opens what", () => {
  expect(readPreviewLink(SECRET, previewToken(SECRET, { sub: "7", exp: inSeconds(60) }), now)).toEqual({
    sub: "7",
    entry: "api::page.page x en-US",
    shows: "draft",
    exp: inSeconds(60),
  });
});

describe("is no link", () => {
  const [head = "", , signature = ""] = previewToken(SECRET).split(".");
  const other = Buffer.from(JSON.stringify({ sub: "2", entry: "x", shows: "draft", exp: inSeconds(60) }));
  it.each([
    ["nothing", null],
    ["words", "open please"],
    ["one of another secret", previewToken("another secret that is long enough, too")],
    ["one that has ended", previewToken(SECRET, { exp: inSeconds(-1) })],
    ["one that goes on for a day", previewToken(SECRET, { exp: inSeconds(86_400) })],
    ["one without an end", previewToken(SECRET, { exp: undefined })],
    ["one of nobody", previewToken(SECRET, { sub: "" })],
    ["one that shows something else", previewToken(SECRET, { shows: "everything" })],
    ["one whose claims were changed", [head, other.toString("base64url"), signature].join(".")],
    ["one that is not signed", `${previewToken(SECRET).split(".").slice(0, 2).join(".")}.`],
  ])("%s", (_name, token) => {
    expect(readPreviewLink(SECRET, token, now)).toBeNull();
  });
});
