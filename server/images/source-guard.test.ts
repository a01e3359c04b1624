import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fetchSource } from "./fetch-source";
import { isPublicAddress } from "./public-address";
import { createSourceList } from "./source-list";

/** Listens on every address of this machine, and must never see a connection. */
let canary: Server;
let port: number;
let connections = 0;
let sourceFor: ReturnType<typeof createSourceList>;

beforeAll(async () => {
  canary = createServer((_req, res) => res.end("secret"));
  canary.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => canary.listen(0, resolve));
  port = (canary.address() as AddressInfo).port;
  sourceFor = createSourceList({
    imageOrigins: [`http://img.example:${port}`, `http://*.cdn.example:${port}`, "https://pics.example"],
    imageQueryOrigins: [],
    imageSourcePrefixes: [],
    app: {
      platformUrl: `http://platform.example:${port}`,
      contentUrl: `http://localhost:${port}`,
      platformPublicUrl: undefined,
      contentPublicUrl: undefined,
      contentApiPrefix: "/api",
    },
  });
});
afterAll(() => new Promise((resolve) => canary.close(resolve)));
beforeEach(() => {
  connections = 0;
});

/** The way of the image step: judge the address, then fetch. */
async function attempt(source: string, addresses: string[] = ["127.0.0.1"]): Promise<string> {
  const allowed = sourceFor(source);
  if (!allowed) return "not on the list";
  try {
    await fetchSource(allowed, async () =>
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
    return "fetched";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("places outside of the list", () => {
  it.each([
    "http://127.0.0.1:PORT/x",
    "http://127.1:PORT/x",
    "http://2130706433:PORT/x",
    "http://0x7f000001:PORT/x",
    "http://0177.0.0.1:PORT/x",
    "http://0:PORT/x",
    "http://0.0.0.0:PORT/x",
    "http://[::1]:PORT/x",
    "http://[::]:PORT/x",
    "http://[::ffff:127.0.0.1]:PORT/x",
    "http://[::ffff:7f00:1]:PORT/x",
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00:ec2::254]/latest/",
    "http://10.0.0.1/x",
    "http://localhost.:PORT/x",
    "http://localhost/x",
    "https://localhost:PORT/x",
    "http://localtest.me:PORT/x",
    "http://img.example:PORT@127.0.0.1:PORT/x",
    "http://user@img.example:PORT/x",
    "http://user:pass@localhost:PORT/x",
    "http://img.example.evil.example:PORT/x",
    "http://img.example:1/x",
    "http://evilcdn.example:PORT/x",
    "http://cdn.example:PORT/x",
    "http://a.cdn.example.evil.example:PORT/x",
    "https://a.cdn.example:PORT/x",
    "http://pics.example/x",
    "//localhost:PORT/x",
    "/img/x.png",
    "file:///etc/passwd",
    "ftp://localhost:PORT/x",
    "gopher://localhost:PORT/x",
    "data:image/png;base64,iVBORw0KGgo=",
    "javascript:alert(1)",
    "http:localhost:PORT/x",
    "http:///localhost:PORT/x",
    "http:\\\\localhost:PORT\\x",
    " http://localhost:PORT/x",
    "",
  ])("%s", async (source) => {
    expect(await attempt(source.replaceAll("PORT", String(port)))).toBe("not on the list");
    expect(connections).toBe(0);
  });
});

describe("names of the list that lead inside", () => {
  it.each([
    ["this machine", ["127.0.0.1"]],
    ["this machine, in IPv6", ["::1"]],
    ["this machine, mapped", ["::ffff:127.0.0.1"]],
    ["the cloud's own service", ["169.254.169.254"]],
    ["a private network", ["10.1.2.3"]],
    ["a private network of IPv6", ["fd00::1"]],
    ["one public and one private address", ["93.184.215.14", "192.168.0.1"]],
    ["an address translated to IPv4", ["64:ff9b::7f00:1"]],
    ["a tunnel to IPv4", ["2002:7f00:1::"]],
  ])("%s", async (_name, addresses) => {
    const inside = "the source is not on the open internet";
    expect(await attempt(`http://img.example:${port}/x`, addresses)).toBe(inside);
    expect(await attempt(`http://a.cdn.example:${port}/x`, addresses)).toBe(inside);
    expect(connections).toBe(0);
  });

  it("is not fooled by a name that changes its mind", async () => {
    const allowed = sourceFor(`http://platform.example:${port}/x`);
    if (!allowed) throw new Error("a backend is on the list");
    let lookups = 0;
    // Any further look-up would fail.
    const bytes = await fetchSource(allowed, async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? "127.0.0.1" : "192.0.2.1", family: 4 }];
    });
    expect([bytes.toString(), lookups, connections]).toEqual(["secret", 1, 1]);
  });
});

it("backends may lie inside, and so may a place named by its very address", async () => {
  expect(await attempt(`http://localhost:${port}/x`)).toBe("fetched");
  expect(await attempt(`http://platform.example:${port}/x`)).toBe("fetched");
  expect(connections).toBe(2);
});

describe("the open internet", () => {
  it.each(["93.184.215.14", "1.1.1.1", "2606:4700::1111", "2a00:1450::1"])("%s is part of it", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    "0.0.0.0",
    "10.255.255.255",
    "100.64.0.1",
    "127.255.255.255",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.19.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:1.1.1.1",
    "64:ff9b::1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002::1",
    "localhost",
    "",
  ])("%j is not", (address) => expect(isPublicAddress(address)).toBe(false));
});
