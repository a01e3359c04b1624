import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { bytesOf, createCachedPage, sendCachedPage } from "./cached-page";

const TEXT = "a page that many ask for ".repeat(2000);

function cachedPage() {
  const page = createCachedPage({ status: 200, html: Buffer.from(TEXT), etag: 'W/"a"', headers: {} });
  page.isCached = true;
  return page;
}

/** What a client with this `Accept-Encoding` gets. */
async function bodyFor(page: ReturnType<typeof cachedPage>, encoding: string): Promise<Buffer> {
  const req = { headers: { "accept-encoding": encoding }, state: { requestId: "1", origin: "http://a" } };
  let body: Buffer = Buffer.alloc(0);
  const end = (sent: Buffer) => {
    body = sent;
  };
  const res = { req, writeHead: () => {}, end };
  await sendCachedPage(req as unknown as IncomingMessage, res as unknown as ServerResponse, page);
  return body;
}

it("stores a page in the requested form, and derives every other form of it", async () => {
  const page = cachedPage();
  const compressed = await bodyFor(page, "br");
  expect(brotliDecompressSync(compressed).toString()).toBe(TEXT);
  expect(bytesOf(page)).toBe(compressed.length);
  expect(gunzipSync(await bodyFor(page, "gzip")).toString()).toBe(TEXT);
  expect(bytesOf(page)).toBeLessThan(TEXT.length / 10);
  expect((await bodyFor(page, "identity")).toString()).toBe(TEXT);
});

it("holds no more than what it weighs: blocks of a compression are given back", async () => {
  const page = cachedPage();
  for (const encoding of ["br", "gzip"]) {
    const body = await bodyFor(page, encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});

it("derives forms that are requested at once from the same page", async () => {
  const page = cachedPage();
  const [br, gzip, again] = await Promise.all(["br", "gzip", "br"].map((each) => bodyFor(page, each)));
  expect(brotliDecompressSync(br ?? "").toString()).toBe(TEXT);
  expect(gunzipSync(gzip ?? "").toString()).toBe(TEXT);
  expect(again).toBe(br);
});
