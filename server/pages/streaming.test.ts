import { request } from "node:http";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AppContext, RequestData } from "../../app/context/app-context";
import { startPipeline } from "../../tests/support/start-pipeline";

let server: Awaited<ReturnType<typeof startPipeline>>;
afterEach(() => server.close());

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const PATH = "/profile/settings";

/** A document whose second half comes later. */
const inTwoParts = (second: (context: AppContext) => Promise<string>) => (context: AppContext) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(`<p>${"first ".repeat(500)}</p>`));
      controller.enqueue(new TextEncoder().encode(await second(context)));
      controller.close();
    },
  });

describe("a streamed document", () => {
  it("leaves in parts through the compressor", async () => {
    let isSecondDue = () => {};
    const untilDue = new Promise<void>((resolve) => {
      isSecondDue = resolve;
    });
    server = await startPipeline({
      render: inTwoParts(async () => {
        await untilDue;
        return "<p>second</p>";
      }),
    });
    const { port } = server;
    const seen: string[] = [];
    const encoding = await new Promise((resolve, reject) => {
      const headers = { host: "casino.example", "accept-encoding": "br" };
      request({ port, path: PATH, headers }, (res) => {
        const text = res.pipe(createBrotliDecompress());
        text.on("data", (chunk) => {
          seen.push(String(chunk));
          // It comes after the first part has been read, or never.
          isSecondDue();
        });
        text.on("end", () => resolve(res.headers["content-encoding"]));
      })
        .on("error", reject)
        .end();
    });
    expect(encoding).toBe("br");
    expect(seen[0]).toContain("first");
    expect(seen.at(-1)).toContain("second");
  });

  it("is written no faster than it is read, and ends when its reader leaves", async () => {
    let produced = 0;
    let isCancelled = false;
    const contexts: RequestData[] = [];
    server = await startPipeline({
      contexts,
      render: () =>
        new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              produced += 1;
              controller.enqueue(new Uint8Array(256 * 1024));
            },
            cancel() {
              isCancelled = true;
            },
          },
          { highWaterMark: 1 },
        ),
    });
    const { port } = server;
    const req = request({ port, path: PATH, headers: { host: "casino.example" } }, (res) => res.pause());
    req.on("error", () => {});
    req.end();
    await vi.waitFor(async () => {
      const before = produced;
      await wait(300);
      expect([before > 0, produced]).toEqual([true, before]);
    }, 10_000);
    expect(produced).toBeLessThan(100);
    expect(contexts[0]?.signal.aborted).toBe(false);
    req.destroy();
    await vi.waitFor(() => expect([contexts[0]?.signal.aborted, isCancelled]).toEqual([true, true]), 5000);
  });

  it("carries the cookies that were set before it began, and owns up to those that came too late", async () => {
    server = await startPipeline({
      render: inTwoParts(async (context) => {
        await wait(50);
        context.cookies.set("cr_flash", "late");
        return "<p>second</p>";
      }),
    });
    const answer = await server.ask(PATH);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(server.log.some(({ message }) => message?.includes("after the headers"))).toBe(true);
  });

  it("is whole when the compressor is not wanted", async () => {
    server = await startPipeline({ render: inTwoParts(async () => "<p>second</p>") });
    const plain = await server.ask(PATH);
    const small = await server.ask(PATH, { headers: { "accept-encoding": "br" } });
    expect(plain.text).toMatch(/second<\/p>$/);
    expect(brotliDecompressSync(small.bytes).toString()).toBe(plain.text);
    expect(small.headers.vary).toContain("Accept-Encoding");
  });
});

describe("data that the browser fetches ahead", () => {
  it("may live until the click on public pages, and nowhere else", async () => {
    server = await startPipeline();
    const prefetch = { "sec-purpose": "prefetch" };
    const rule = async (path: string, headers = {}) =>
      (await server.ask(path, { headers })).headers["cache-control"];
    expect(await rule("/gamehall.data", prefetch)).toBe("private, max-age=10");
    expect(await rule("/gamehall.data")).toBe("private, no-store");
    expect(await rule("/profile/settings.data", prefetch)).toBe("private, no-store");
    expect(await rule("/forms/sign_in.data", prefetch)).toBe("private, no-store");
    expect(await rule("/careless.data", prefetch)).toBe("private, no-store");
  });
});
