import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentText, sendWebResponse } from "./request-adapter";

/** Names of letters of two and three bytes, which meet the end of React's buffer at each of their bytes. */
const title = (shift: number, letter: string) => "a".repeat(shift) + letter.repeat(100);
const page = (shift: number, letter: string) =>
  createElement(
    "ul",
    null,
    Array.from({ length: 60 }, (_, key) => createElement("li", { key, title: title(shift, letter) })),
  );

function rendered(shift: number, letter: string): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page(shift, letter), {
      onAllReady: () => resolve(stream),
      onError: reject,
    });
  });
}

const cases = ["م", "€", "🎰"].flatMap((letter) => [0, 1, 2, 3].map((shift) => [letter, shift] as const));

describe.each(cases)("letters of %s after %i others", (letter, shift) => {
  const whole = `<ul>${`<li title="${title(shift, letter)}"></li>`.repeat(60)}</ul>`;
  const server = createServer(async (_, res) => {
    const body = await rendered(shift, letter);
    await sendWebResponse(res, { status: 200, headers: { "content-type": "text/html" }, cookies: [], body });
  });
  beforeAll(async () => {
    await once(server.listen(0), "listening");
  });
  afterAll(() => server.close());

  it("are sent without the zeros that React leaves between them", async () => {
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe(whole);
  });

  it("are cached without them", async () => {
    expect(await documentText(new Response(), { html: await rendered(shift, letter) })).toBe(whole);
  });
});
