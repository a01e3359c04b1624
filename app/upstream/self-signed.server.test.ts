import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ContentFailure } from "~/content/content-failure";
import { PlatformFailure } from "~/platform/errors";
import { fetchSource } from "../../server/images/fetch-source";
import { makeCertificate } from "../../tests/support/https-edge";
import { noTelemetry } from "./telemetry";
import { createTransport } from "./transport/transport.server";

let server: Server;
let origin: string;
/** Whatever has come through TLS. */
const heard: string[] = [];

beforeAll(async () => {
  server = createServer(makeCertificate(), (req, res) => {
    heard.push(String(req.url));
    res.end('{"data":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const budget = {
  attemptMs: 2000,
  totalMs: 4000,
  writeMs: 2000,
  connectMs: 1000,
  maxBytes: 1000,
  concurrency: 2,
  staleIfErrorMs: 0,
};
const log = { debug() {}, info() {}, warn() {}, error() {} };

it.each([
  ["platform", PlatformFailure],
  ["content service", ContentFailure],
])(
  "a %s with a certificate that nobody has signed is sent nothing, neither reads nor writes",
  async (service, Failure) => {
    const transport = createTransport({ service, telemetry: noTelemetry, Failure, origin, budget });
    for (const verb of ["GET", "POST"] as const) {
      const request = {
        name: "x",
        label: "x",
        verb,
        path: "/api/x",
        headers: { cookie: "session=1" },
        body: undefined,
      };
      const failure = await transport.send(request, log, (raw) => raw.text).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Failure);
      expect(failure).toMatchObject({ kind: "network", wasSent: false });
    }
    await transport.close();
    expect(heard).toEqual([]);
  },
);

it("nor is a host of pictures", async () => {
  const source = { url: new URL(`${origin}/p.png`), isPrivateAllowed: true, owner: "elsewhere" as const };
  await expect(fetchSource(source)).rejects.toMatchObject({ status: 502 });
  expect(heard).toEqual([]);
});
