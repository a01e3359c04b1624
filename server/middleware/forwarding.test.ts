import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createForwarding, tooWide } from "./forwarding";
import type { RequestState } from "./request-state";

const settings = {
  trustedProxies: ["10.0.0.0/8", "192.168.1.1", "fd00::/8"],
  countryHeader: "x-country",
  defaultCountry: "ES",
};

function forwarded(peer: string, headers: Record<string, string>, change: Partial<typeof settings> = {}) {
  const req = { headers: { ...headers } } as unknown as IncomingMessage;
  const state = { clientIp: peer, isForwarded: false } as RequestState;
  createForwarding({ ...settings, ...change })(req, state);
  return { ...state, headers: req.headers };
}

describe("an id and a trace from outside", () => {
  const trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  it.each([
    ["are taken from a trusted proxy", "10.1.2.3", "a3f.9_c-1:0", trace, "a3f.9_c-1:0", trace],
    ["are nobody else's", "198.51.100.7", "a3f", trace, undefined, undefined],
    ["are no other text", "10.1.2.3", "<b>ana</b>", `${trace}, x`, undefined, undefined],
    ["are short", "10.1.2.3", "a".repeat(129), `${trace}0`, undefined, undefined],
  ])("%s", (_name, peer, id, traceparent, inboundId, taken) => {
    const state = forwarded(peer, { "x-request-id": id, traceparent });
    expect([state.inboundId, state.traceparent]).toEqual([inboundId, taken]);
  });
});

it("a list of proxies that contains a part of the internet is logged", () => {
  const wide = ["0.0.0.0/0", "128.0.0.0/1", "::/0"];
  expect(tooWide([...settings.trustedProxies, "::1", "fc00::/7", ...wide])).toEqual(wide);
});

describe("the client's address", () => {
  const table: [string, string, string | undefined, string][] = [
    ["is the peer's without a proxy", "198.51.100.7", undefined, "198.51.100.7"],
    ["is the peer's when a stranger claims another", "198.51.100.7", "1.1.1.1", "198.51.100.7"],
    ["is what a trusted proxy saw", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
    [
      "is the right-most one that is not ours",
      "10.1.2.3",
      "6.6.6.6, 203.0.113.9, 10.9.9.9, 192.168.1.1",
      "203.0.113.9",
    ],
    ["is not what stands left of it", "10.1.2.3", "127.0.0.1, 203.0.113.9", "203.0.113.9"],
    ["is the proxy's when it says rubbish", "10.1.2.3", "<script>", "10.1.2.3"],
    ["is the proxy's when there is rubbish on the right", "10.1.2.3", "203.0.113.9, unknown", "10.1.2.3"],
    ["is the proxy's when it names only proxies", "10.1.2.3", "10.4.4.4", "10.1.2.3"],
    ["may be IPv6", "fd00::1", "2001:db8::7", "2001:db8::7"],
    ["loses the prefix of dual-stack sockets", "10.1.2.3", "::ffff:203.0.113.9", "203.0.113.9"],
  ];
  it.each(table)("%s", (_name, peer, header, clientIp) => {
    expect(forwarded(peer, header === undefined ? {} : { "x-forwarded-for": header }).clientIp).toBe(
      clientIp,
    );
  });

  it("is nobody's to claim without trusted proxies", () => {
    const headers = { "x-forwarded-for": "1.1.1.1", "x-country": "DE" };
    expect(forwarded("10.1.2.3", headers, { trustedProxies: [] })).toMatchObject({
      clientIp: "10.1.2.3",
      country: "ES",
    });
  });
});

describe("the host", () => {
  const table: [string, string, string | undefined][] = [
    ["10.1.2.3", "Casino.example", "casino.example"],
    ["10.1.2.3", "evil.example, casino.example", "casino.example"],
    ["10.1.2.3", "", undefined],
    ["198.51.100.7", "casino.example", undefined],
  ];
  it.each(table)("from %s saying %s is %s", (peer, header, host) => {
    expect(forwarded(peer, { "x-forwarded-host": header }).forwardedHost).toBe(host);
  });
});

describe("the country", () => {
  const table: [string, string, string][] = [
    ["10.1.2.3", "de", "DE"],
    ["10.1.2.3", "XX", "ES"],
    ["10.1.2.3", "T1", "ES"],
    ["10.1.2.3", "Germany", "ES"],
    ["198.51.100.7", "DE", "ES"],
  ];
  it.each(table)("from %s saying %s is %s", (peer, header, country) => {
    expect(forwarded(peer, { "x-country": header }).country).toBe(country);
  });
});

it("takes what proxies say off the request, whoever said it", () => {
  const claims = {
    forwarded: "host=evil",
    "x-forwarded-host": "evil",
    "x-forwarded-proto": "gopher",
    "x-forwarded-port": "9999",
    "x-original-url": "/admin",
    "x-rewrite-url": "/admin",
    "x-country": "DE",
  };
  for (const peer of ["10.1.2.3", "198.51.100.7"]) {
    const { headers, isForwarded } = forwarded(peer, { ...claims, accept: "text/html" });
    expect(headers).toEqual({ accept: "text/html" });
    expect(isForwarded).toBe(true);
  }
  expect(forwarded("127.0.0.1", { accept: "text/html" }).isForwarded).toBe(false);
});
