import { describe, expect, it } from "vitest";
import { dropNulls, isJsonObject, type Json, parseJson } from "~/upstream/json";
import { wirePairs } from "../call/wire-pairs";
import { examples } from "../testing/contract-examples";
import type { MethodDefinition } from "./method";
import { type MethodName, methods, type Params } from "./registry";

const names = Object.keys(methods) as MethodName[];
const replyOf = (name: MethodName): MethodDefinition["reply"] => methods[name].reply;
/** What they answer has names of its own: keys of the store, fields of the operator's list. */
const maps: readonly MethodName[] = ["storage.get", "account.getprofileinfo"];
/** Read by conditions of their own: success-conditions.test.ts, gates.server.test.ts. */
const special: readonly MethodName[] = [
  "auth.login",
  "auth.register",
  "campaigns.checkPromocode",
  "metadata.getgeneralinfo",
];
const copy = (value: Json) => parseJson(JSON.stringify(value));

/** Every way to take one member out of a value, with the path that was taken. */
function withoutOne(value: Json, path = ""): [string, Json][] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first === undefined) return [];
    return withoutOne(first, `${path}[0]`).map(([where, changed]) => [where, [changed, ...rest]]);
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const { [name]: _removed, ...others } = value;
    const inside = withoutOne(member, `${path}.${name}`);
    return [
      [`${path}.${name}`, others],
      ...inside.map(([where, changed]): [string, Json] => [where, { ...others, [name]: changed }]),
    ];
  });
}

describe.each(names)("%s", (name) => {
  const { full, minimal } = examples[name];

  it("reads the contract's examples whole", () => {
    const read = toWords(replyOf(name).parse(copy(full)));
    if (!special.includes(name)) expect(read).toEqual(toWords(full));
    expect(replyOf(name).safeParse(copy(minimal)).success).toBe(true);
  });

  it("takes null for nothing", () => {
    const nulled = withoutOne(full).filter(([, changed]) => replyOf(name).safeParse(changed).success);
    for (const [where] of nulled) {
      const path = where.split(/[.[\]]+/).filter(Boolean);
      const changed = copy(full);
      let holder: Json | undefined = changed;
      for (const step of path.slice(0, -1)) holder = (holder as Record<string, Json>)[step];
      (holder as Record<string, Json>)[path.at(-1) as string] = null;
      expect(replyOf(name).safeParse(dropNulls(changed)).success, where).toBe(true);
    }
  });

  it("leaves out what we do not read", () => {
    if (!isJsonObject(minimal) || maps.includes(name)) return;
    expect(replyOf(name).parse({ ...minimal, surprise: 1 })).not.toHaveProperty("surprise");
  });

  it("refuses null, and a wrong shape", () => {
    // Any reply says whether a code is valid.
    if (name === "campaigns.checkPromocode") return;
    // The one method that answers null when there is nothing (docs/contract.md#3.9).
    expect(replyOf(name).safeParse(null).success).toBe(name === "loyalty.getProgram");
    expect(replyOf(name).safeParse("wrong").success).toBe(false);
  });
});

// What is left of a minimal example is required: the contract's own reading refuses a reply without it, and a visit falls
// back as the schema says (tolerance.test.ts). Only a picture is nobody's concern.
const removals = names.flatMap((name) =>
  withoutOne(special.includes(name) ? null : examples[name].minimal)
    .filter(([where]) => !/image_url$/.test(where))
    .map(([where, changed]) => ({ name, where, changed })),
);

it.each(removals)("$name refuses a reply without $where", ({ name, changed }) => {
  expect(replyOf(name).safeParse(changed).success).toBe(false);
});

/** Ids and numbers that become text compare as text. */
function toWords(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, member) =>
    typeof member === "number" ? String(member) : member,
  );
}

describe("deposit flows", () => {
  const read = (result: object) =>
    replyOf("cashier.makedeposit").safeParse({ id: "dep_1", status: "pending", ...result });
  const url = "https://psp.sandbox.test/pay";

  it.each([
    { flow: "form", url, external: true, params: { order: "dep_1", sig: "ab12" } },
    { flow: "new_window", url, external: true },
    { flow: "iframe", url, external: true, height: 600 },
    { flow: "mobile", phone: "5511*****4321" },
    { flow: "pending" },
    { flow: "success" },
  ])("$flow fits", (result) => {
    const parsed = read(result);
    expect(parsed.data).toMatchObject(result);
  });

  it("one we do not know is waited for", () => {
    expect(read({ flow: "hologram" }).data).toEqual({ id: "dep_1", status: "pending", flow: "pending" });
  });

  it.each([
    { flow: "redirect", url },
    { flow: "redirect", external: true },
    { flow: "form", url, external: true },
    { flow: "receipt" },
    {},
  ])("%j is refused", (result) => expect(read(result).success).toBe(false));
});

describe("parameters in wire form", () => {
  const wire = <M extends MethodName>(name: M, params: Params<M>) => {
    const schema: MethodDefinition["params"] = methods[name].params;
    return Object.fromEntries(wirePairs(schema.parse(params)));
  };

  it("games.get sends its options as JSON with sorted keys", () => {
    expect(
      wire("games.get", { options: { sort: "priority", count: 18, category: "slots", search: undefined } }),
    ).toEqual({
      options: '{"category":"slots","count":18,"sort":"priority"}',
    });
  });

  it("auth.login takes the plus off a phone and sends no empty code", () => {
    expect(wire("auth.login", { login: "+34600000001", password: "+p" })).toEqual({
      login: "34600000001",
      password: "+p",
    });
  });

  it("lists travel as comma lists", () => {
    expect(wire("tournaments.get", { ids: [7, "8"], fields: "id" })).toEqual({ ids: "7,8", fields: "id" });
    expect(wire("freespins.get", {})).toMatchObject({ status: "active", count: "99" });
  });

  it("requests the fields it reads", () => {
    expect(wire("banners.get", {})).toEqual({ fields: "id,finished_at,description" });
  });

  it("registration leaves empty fields out and sends flags as 1 and 0", () => {
    const params = { login: "a@b.test", phone: "", terms: true, notify: false };
    expect(wire("auth.register", params)).toEqual({ login: "a@b.test", terms: "1", notify: "0" });
  });

  it("requisites travel in brackets, and the amount as a decimal string", () => {
    const params = { methodId: 1, method: "sandcard", amount: "50", requisites: { card_number: "new" } };
    expect(wire("cashier.makedeposit", params)).toEqual({
      methodId: "1",
      method: "sandcard",
      amount: "50",
      "requisites[card_number]": "new",
    });
  });

  it.each([
    ["cashier.makedeposit", { methodId: 1, method: "m", amount: "1e3" }],
    ["cashier.makedeposit", { methodId: 1, method: "m", amount: "0" }],
    ["cashier.makewithdrawal", { methodId: 1, method: "m", amount: "1,5", requisites: {} }],
    ["storage.set", { key: "a/b", value: "" }],
    ["games.get", {}],
    ["games.get", { options: { count: 301 } }],
    ["games.get", { options: { types: ["bingo"] } }],
    ["auth.login", { login: "a" }],
    ["leaderboard.get", { period: "year" }],
  ] as const)("%s refuses %j", (name, params) => {
    const schema: MethodDefinition["params"] = methods[name].params;
    expect(schema.safeParse(params).success).toBe(false);
  });
});
