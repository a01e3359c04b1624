import type { IncomingMessage, ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { expect, it, vi } from "vitest";
import type { OwnParts } from "../../app/shell/own-parts/own-parts";
import { createCachedPage } from "./cached-page";
import { sendPlayersPage } from "./players-page";

const page = createCachedPage({
  status: 200,
  etag: "",
  headers: { "content-type": "text/html; charset=utf-8" },
  html: Buffer.from(
    '<body><own-part name="own-data"></own-part><own-part name="bar"></own-part><p>ä</p>' +
      '<own-part name="gone"></own-part><own-part name="own-data-late"></own-part></body></html><script>data</script>',
  ),
});

const parts = (own: Partial<OwnParts> = {}): OwnParts => ({
  data: '{"own":1}',
  late: undefined,
  html: new Map([["bar", "<b>$& €</b>"]]),
  ...own,
});

function response() {
  let text = "";
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const res = Object.assign(sink, {
    req: { headers: {}, method: "GET" } as IncomingMessage,
    setHeader() {},
    appendHeader() {},
  }) as unknown as ServerResponse;
  return { res, sent: () => text };
}

async function sent(own: OwnParts) {
  const { res, sent } = response();
  await sendPlayersPage(res, page, own, []);
  return sent();
}

const start =
  '<body><own-part name="own-data"><script type="application/json" id="own-data">{"own":1}</script></own-part>' +
  '<own-part name="bar"><b>$& €</b></own-part><p>ä</p><own-part name="gone"></own-part><own-part name="own-data-late">';
const end = "</own-part></body></html><script>data</script>";

it("has what is one player's own in its places, and nothing where there is none", async () => {
  expect(await sent(parts())).toBe(start + end);
});

it("is the same for the next one, who has other parts", async () => {
  await sent(parts());
  expect(await sent(parts({ data: "{}", html: new Map() }))).not.toContain("<b>");
});

it("ends with what came late", async () => {
  const late = '<script type="application/json" id="own-data-late">[7]</script>';
  expect(await sent(parts({ late: Promise.resolve("[7]") }))).toBe(start + late + end);
});

it("ends all the same where that does not come", async () => {
  expect(await sent(parts({ late: Promise.resolve(undefined) }))).toBe(start + end);
});

it("does not wait for what is late", async () => {
  let arrive = (_: string) => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const { res, sent: written } = response();
  const sending = sendPlayersPage(res, page, parts({ late }), []);
  await vi.waitFor(() => expect(written()).toBe(start));
  arrive("[7]");
  await sending;
  expect(written()).toContain("[7]");
  expect(written().endsWith(end)).toBe(true);
});
