import type { IncomingMessage, ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PageStream } from "./page-stream";

/** A response that records what is written to it, and is slow if the test says so. */
function response(accepted?: string, millisecondsEach = 0) {
  const written: Buffer[] = [];
  const headers: Record<string, string> = {};
  const req = { headers: { "accept-encoding": accepted } } as unknown as IncomingMessage;
  const res = Object.assign(
    new Writable({
      highWaterMark: 16 * 1024,
      write(chunk: Buffer, _encoding, done) {
        written.push(chunk);
        if (millisecondsEach) setTimeout(done, millisecondsEach);
        else done();
      },
    }),
    { req, setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }) },
  );
  return { res: res as unknown as ServerResponse, written, headers };
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const piece = (index: number) => `<li>${String(index).repeat(500)}</li>`;

describe.each(["br", "gzip", "identity"] as const)("a page sent as %s", (encoding) => {
  const decode = decoders[encoding];

  it("leaves at once when it is done at once", async () => {
    const { res, written, headers } = response(encoding);
    const page = new PageStream(res, true);
    for (let index = 0; index < 30; index += 1) page.write(piece(index));
    await nextTurn();
    for (let index = 30; index < 60; index += 1) page.write(piece(index));
    page.end();
    await finished(page);
    expect(written).toHaveLength(1);
    expect(headers["Content-Encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(decode(Buffer.concat(written)).toString()).toBe(
      Array.from({ length: 60 }, (_, at) => piece(at)).join(""),
    );
  });

  it("leaves as far as it stands when its writer pauses, each part to be read without the next", async () => {
    const { res, written } = response(encoding);
    const page = new PageStream(res, true);
    const lengths: number[] = [];
    for (const part of [0, 1, 2]) {
      for (let index = 0; index < 10; index += 1) page.write(piece(part));
      await expect.poll(() => written.length).toBeGreaterThan(part);
      lengths.push(Buffer.concat(written).length);
    }
    page.end();
    await finished(page);
    const all = Buffer.concat(written);
    for (const [part, length] of lengths.entries()) {
      const soFar = readAsFar(encoding, all.subarray(0, length));
      expect(await soFar).toBe(
        [0, 1, 2]
          .slice(0, part + 1)
          .map((at) => piece(at).repeat(10))
          .join(""),
      );
    }
  });

  it("waits for a reader who is slower", async () => {
    const { res } = response(encoding, 20);
    const page = new PageStream(res, true);
    const noise = () => Buffer.from(Array.from({ length: 32 * 1024 }, () => Math.random() * 256));
    let taken = 0;
    while (taken < 100 && page.write(noise())) {
      taken += 1;
      await wait(5);
    }
    expect(taken).toBeLessThan(50);
    page.destroy();
  });
});

it("a page too small to be worth it is not compressed", async () => {
  const { res, written, headers } = response("br");
  const page = new PageStream(res, true);
  page.end("<p>small</p>");
  await finished(page);
  expect([String(written[0]), headers]).toEqual(["<p>small</p>", {}]);
});

it("whose client has left is ended for its writer too", async () => {
  const { res } = response("br");
  const page = new PageStream(res, true);
  page.write(piece(1));
  await wait(10);
  res.destroy();
  await expect(finished(page)).rejects.toThrow("Premature close");
  expect(page.destroyed).toBe(true);
});

/** What a decoder gives of bytes that are not the end. */
async function readAsFar(encoding: keyof typeof decoders, bytes: Buffer): Promise<string> {
  const { createBrotliDecompress, createGunzip } = await import("node:zlib");
  if (encoding === "identity") return bytes.toString();
  const decoder = encoding === "br" ? createBrotliDecompress() : createGunzip();
  let text = "";
  decoder.on("data", (chunk) => {
    text += chunk;
  });
  await new Promise((resolve) => decoder.write(bytes, resolve));
  await nextTurn();
  return text;
}
