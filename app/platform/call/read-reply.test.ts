import { describe, expect, it, vi } from "vitest";
import type { Json } from "~/upstream/json";
import type { RawReply } from "~/upstream/transport/upstream-request.server";
import type { MethodDefinition } from "../methods/method";
import { type MethodName, methods } from "../methods/registry";
import { examples } from "../testing/contract-examples";
import { type PreparedCall, readReply } from "./prepared-call.server";

function read(method: MethodName, data: Json) {
  const report = vi.fn();
  const definition: MethodDefinition = methods[method];
  const raw = {
    status: 200,
    headers: { "content-type": "application/json" },
    text: JSON.stringify({ data }),
  };
  const call = { method, definition } as PreparedCall;
  return { value: readReply(call, raw as unknown as RawReply, report), report };
}

/** The same values, as written by a language that distinguishes numbers, texts and booleans less strictly. */
function writtenOtherwise(text: string): Json {
  return JSON.parse(text, (name, value) => {
    // Words that the contract lists, and maps of the chat's own.
    if (["period", "external", "custom", "conversation_attributes"].includes(name)) return value;
    if (typeof value === "boolean") return value ? 1 : 0;
    if (typeof value === "number") return String(value);
    return typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : value;
  });
}

const names = Object.keys(methods) as MethodName[];
const structured = names.filter((name) => typeof examples[name].full === "object");

it.each(structured)("%s says the same with its scalars written otherwise", (name) => {
  const { full } = examples[name];
  expect(read(name, writtenOtherwise(JSON.stringify(full))).value).toEqual(read(name, full).value);
});

it.each(["1", true, 2])("%j is no success", (data) => {
  expect(() => read("tournaments.participate", data)).toThrow("does not fit");
});

describe("a part that does not fit", () => {
  const page = examples["games.get"].full as { items: object[] };
  const [game] = page.items;
  const odd = [{ ...game, sysname: "odd", tags: "new" }, { sysname: "bare" }, 7, null];

  it("costs itself alone, and is reported", () => {
    const { value, report } = read("games.get", { ...page, items: [...odd, game] } as Json);
    const { items } = read("games.get", page as Json).value as { items: object[] };
    expect(value).toEqual({ ...page, items: [{ ...items[0], sysname: "odd", tags: [] }, ...items] });
    expect(report.mock.calls.map(([path]) => path)).toEqual(
      expect.arrayContaining(["items.0.tags", "items.1.type", "items.2", "items.3"]),
    );
  });

  it.each<[string, Json]>([
    ["of which nothing fits", { ...page, items: odd.slice(1) } as Json],
    ["that is none", { surprise: true }],
    ["that is nothing", null],
  ])("a reply %s is refused", (_, data) => {
    expect(() => read("games.get", data)).toThrow("does not fit");
  });
});

it.each([-1, 2.5, 1000])(
  "a currency with %d decimals is left out, as nothing can be written with them",
  (scale) => {
    const full = examples["metadata.get"].full as { currencies: object[] };
    const currencies = [...full.currencies, { ...full.currencies[0], id: "ODD", scale }];
    const { value } = read("metadata.get", { ...full, currencies } as Json);
    expect(value).toEqual(read("metadata.get", full as Json).value);
  },
);
