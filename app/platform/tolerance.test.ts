import { describe, expect, it } from "vitest";
import { isJsonObject, type Json, type JsonObject, parseJson } from "~/upstream/json";
import type { RawReply } from "~/upstream/transport/upstream-request.server";
import { type PreparedCall, readReply } from "./call/prepared-call.server";
import type { MethodDefinition } from "./methods/method";
import { type MethodName, methods } from "./methods/registry";
import { examples } from "./testing/contract-examples";
import { changes, type FieldPath, fieldsIn, mangled } from "./testing/mangled";
import { vital } from "./testing/vital-fields";

// docs/contract.md#o36: each field of each reply missing or wrong, in one item of its list and in all of them.

/** Money of a player, and its history: no row is ever lost (docs/contract.md#o30). */
const rowsOfMoney: readonly string[] = [
  "BettingBonuses.get",
  "bonuses.get",
  "cashbacks.get",
  "cashier.gethistory",
  "games.getHistory",
];
const names = (Object.keys(methods) as MethodName[]).filter(
  (name) => typeof examples[name].full === "object",
);

/** Each item twice, so that what one item costs can be distinguished from what it costs its neighbour. */
function withNeighbours(value: Json): Json {
  if (Array.isArray(value)) {
    const [item] = value.map(withNeighbours);
    return item === undefined ? [] : [item, item];
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withNeighbours(member)]));
}

function read(method: MethodName, data: Json): Json {
  const definition: MethodDefinition = methods[method];
  const raw = {
    status: 200,
    headers: { "content-type": "application/json" },
    text: JSON.stringify({ data }),
  };
  const value = readReply({ method, definition } as PreparedCall, raw as unknown as RawReply, () => {});
  return parseJson(JSON.stringify(value));
}

/** Whether what was read is what would have been, but for the named field, and the objects and items around it. */
function isUntouched(
  value: Json | undefined,
  whole: Json | undefined,
  path: FieldPath,
  isEveryItem: boolean,
): boolean {
  const [step, ...rest] = path;
  if (step === undefined || value === undefined || value === null) return true;
  if (Array.isArray(whole)) {
    if (!Array.isArray(value)) return false;
    if (isEveryItem) return value.every((item) => isUntouched(item, whole[0], rest, isEveryItem));
    const tail = value.slice(-(whole.length - 1));
    const isNeighbour = JSON.stringify(tail) === JSON.stringify(whole.slice(1));
    return isNeighbour && (value.length < whole.length || isUntouched(value[0], whole[0], rest, isEveryItem));
  }
  if (!isJsonObject(value) || !isJsonObject(whole)) return false;
  return Object.entries(whole).every(([name, member]) =>
    name === step
      ? isUntouched(value[name], member, rest, isEveryItem)
      : derived(name, step) || JSON.stringify(value[name]) === JSON.stringify(member),
  );
}

/** A field whose value is derived from another one. */
const derived = (name: string, step: string) =>
  ["name", "label", "type"].includes(name) &&
  ["sysname", "id", "code", "country_code", "value"].includes(step);

const itemsOf = (reply: Json) => (Array.isArray(reply) ? reply : ((reply as JsonObject).items as Json[]));

describe.each(names)("%s with a field missing or wrong", (name) => {
  const data = withNeighbours(examples[name].full);
  const whole = read(name, data);
  const isList = Array.isArray(data) || (isJsonObject(data) && Array.isArray(data.items));
  const fields = fieldsIn(data);
  const top = (path: FieldPath) => path.filter((step) => step !== "*" && step !== "items").join(".");
  // Absent in all items, and one more of the changes by turns: they differ little from those in one item.
  const tries = fields.flatMap((path, turn) => [
    ...changes.map((change) => ({ path, change, isEveryItem: false })),
    ...["absent", changes[turn % changes.length] ?? ""].map((change) => ({
      path,
      change,
      isEveryItem: true,
    })),
  ]);

  it(`costs no more than itself, ${tries.length} times`, () => {
    for (const { path, change, isEveryItem } of tries) {
      const what = `${path.join(".")} ${change}, ${isEveryItem ? "all" : "one"}`;
      const odd = mangled(data, path, change, isEveryItem);
      let value: Json;
      try {
        value = read(name, odd);
      } catch {
        const isVital = vital[name]?.includes(path.join("."));
        // A list of which nothing fits is no list: the last copy is shown (docs/decisions/005-replies-as-schemas.md).
        const isLost = isEveryItem && isList && !rowsOfMoney.includes(name);
        const isTheList = path.join(".") === "items" || path.join(".") === "*";
        if (!(isVital || isLost || isTheList || isEmptied(name, path, isEveryItem)))
          throw new Error(`${what} is refused`);
        continue;
      }
      if (change === "absent" && vital[name]?.includes(path.join(".")) && isEveryItem)
        throw new Error(`${what} is taken`);
      // A word for the next step that nobody knows is waited for (docs/contract.md#d45).
      if (path.join(".") !== "flow" && !isUntouched(value, whole, path, isEveryItem))
        throw new Error(`${what} changed more: ${JSON.stringify(value)}`);
      if (rowsOfMoney.includes(name) && top(path) !== "") expect(itemsOf(value), what).toHaveLength(2);
    }
  });
});

/** All methods to pay are unreadable: there is nothing that could be offered. */
function isEmptied(name: MethodName, path: FieldPath, isEveryItem: boolean): boolean {
  return isEveryItem && name.endsWith("settings") && path[0] === "methods";
}
