import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { chooseEncoding, isUnchanged } from "./encoded-body";

const requestWith = (headers: Record<string, string>) =>
  ({ headers }) as IncomingMessage & { headers: object };

describe("encodings", () => {
  const body = { br: Buffer.from("b"), gzip: Buffer.from("g"), identity: Buffer.from("i") };
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["br;q=0", "identity"],
    ["br;q=0.000, gzip", "gzip"],
    ["br ; q=0 , *", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["gzip;q=0.2, br;q=0.2", "br"],
    ["*;q=0, gzip", "gzip"],
    ["*;q=0", "identity"],
    ["identity;q=0", "identity"],
    ["identity, br;q=0.5", "identity"],
    ["x-gzip, brotli", "identity"],
    ["gzip;q=abc", "identity"],
    [";;;,,,", "identity"],
    ["", "identity"],
    [`${",".repeat(16_000)}br`, "identity"],
  ])("%s → %s", (header, expected) => {
    const req = requestWith({ "accept-encoding": header });
    expect([chooseEncoding(req, body), chooseEncoding(req, body)]).toEqual([expected, expected]);
  });

  it("are chosen of what there is", () => {
    const req = requestWith({ "accept-encoding": "br, gzip" });
    expect(chooseEncoding(req, { gzip: body.gzip, identity: body.identity })).toBe("gzip");
    expect(chooseEncoding(req, { identity: body.identity })).toBe("identity");
    expect(chooseEncoding(requestWith({}), body)).toBe("identity");
  });
});

describe("a client's version", () => {
  it.each([
    ['"one"', true],
    ['"other"', false],
    ['"other", "one"', true],
    ['"other","one" , "third"', true],
    ['W/"one"', true],
    ['W/"other"', false],
    ["*", true],
    ['"one', false],
    ["one", false],
    ["", false],
    [",,,", false],
  ])("%s: %s", (tags, expected) => {
    expect(isUnchanged(requestWith({ "if-none-match": tags }), '"one"')).toBe(expected);
  });

  it("is named by tags alone", () => {
    const reload = { "if-none-match": '"one"', "cache-control": "no-cache" };
    expect(isUnchanged(requestWith(reload), '"one"')).toBe(true);
    expect(isUnchanged(requestWith({ "if-modified-since": new Date().toUTCString() }), '"one"')).toBe(false);
  });
});
