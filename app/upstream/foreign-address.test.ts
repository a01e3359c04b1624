import { describe, expect, it } from "vitest";
import { type MethodName, methods } from "~/platform/methods/registry";
import { examples } from "~/platform/testing/contract-examples";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { addressBaseOf, pageAddress, pictureAddress, resolvingAddresses } from "./foreign-address";
import type { Json } from "./json";

const internal = { platformUrl: "http://platform:4000", contentUrl: "http://cms:1337/base" };
const open = { platformPublicUrl: "https://play.example", contentPublicUrl: "http://cms.example" };
const hidden = { platformPublicUrl: undefined, contentPublicUrl: undefined };
const from = (name: "platform" | "content", shown: typeof open | typeof hidden = open) =>
  addressBaseOf(createPublicAddresses({ ...internal, ...shown }), name);

describe("an address", () => {
  it.each([
    ["/img/a.webp", "https://play.example/img/a.webp"],
    ["img/a.webp?x#y", "https://play.example/img/a.webp?x#y"],
    ["/my picture.png", "https://play.example/my%20picture.png"],
    ["//cdn.example/a.png", "https://cdn.example/a.png"],
    ["https://cdn.example/a.png", "https://cdn.example/a.png"],
    ["http://cms.example/a.png", "http://cms.example/a.png"],
    ["http://localhost:4000/a.png", "http://localhost:4000/a.png"],
    ["/_media/content/a.png", "/_media/content/a.png"],
  ])("%s is %s", (text, address) => {
    expect(resolvingAddresses(from("platform"), () => pageAddress(text))).toBe(address);
  });

  it.each([
    "",
    " ",
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\u200bscript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>1</script>",
    "blob:https://a.example/1",
    "file:///etc/passwd",
    "ftp://a.example/a.png",
    "http://cdn.example/a.png",
    "https:evil.example",
    "https:///evil.example",
    "https://user:pass@evil.example/a.png",
    "/\\evil.example",
    "\\\\evil.example",
    `/${"a".repeat(2050)}`,
  ])("%j is none", (text) => {
    expect(resolvingAddresses(from("platform"), () => [pageAddress(text), pictureAddress(text)])).toEqual([
      null,
      null,
    ]);
  });

  it("without a public origin is a path of ours", () => {
    expect(resolvingAddresses(from("content", hidden), () => pageAddress("/uploads/a.png"))).toBe(
      "/_media/content/uploads/a.png",
    );
    expect(resolvingAddresses(from("content", hidden), () => pageAddress("/../../admin"))).toBe(
      "/_media/content/admin",
    );
  });

  it("of nobody is absolute or none", () => expect(pageAddress("/a.png")).toBeNull());

  it("may be the picture itself", () => {
    const drawing = "data:image/svg+xml;base64,PHN2Zz4=";
    expect([pictureAddress(drawing), pageAddress(drawing)]).toEqual([drawing, null]);
  });
});

// Every address of every reply of the contract, each made wrong by itself.
const isAddress = (name: string) => /(^|_)url$|^img_|^image$|^src$/.test(name);

function addressesOf(value: Json, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === "string" && isAddress(name) ? [[...path, name]] : addressesOf(member, [...path, name]),
  );
}

function changed(value: Json, [name = "", ...rest]: string[], by: Json): Json {
  const copy = structuredClone(value) as Record<string, Json>;
  copy[name] = rest.length > 0 ? changed(copy[name] as Json, rest, by) : by;
  return copy;
}

const fields = (Object.keys(methods) as MethodName[]).flatMap((name) =>
  addressesOf(examples[name].full).map((path) => ({ name, path, where: path.join(".") })),
);

it("the contract's replies hold many addresses", () => expect(fields.length).toBeGreaterThan(40));

describe.each(fields)("$name $where", ({ name, path }) => {
  const read = (by: Json) =>
    resolvingAddresses(from("platform"), () =>
      methods[name].reply.safeParse(changed(examples[name].full, path, by)),
    );
  const rest = (value: unknown) => {
    const copy = JSON.parse(JSON.stringify(value));
    let holder = copy;
    for (const step of path.slice(0, -1)) holder = holder[step];
    delete holder[path.at(-1) as string];
    return copy;
  };

  it("costs nothing but itself where it is wrong", () => {
    const right = read("https://a.example/x");
    for (const by of ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"]) {
      const found = read(by);
      expect(found.error, by).toBeUndefined();
      expect(rest(found.data)).toEqual(rest(right.data));
      expect(JSON.stringify(found.data)).not.toContain(by);
    }
  });
});
