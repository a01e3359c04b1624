import { expect, it } from "vitest";
import { mutate, mutationsOf, pick } from "../mutants/mutations";

const source = `import { a } from "a";
type Two = 2;
async function f(list = [a, 1]) {
  if (a < list.length && true) await a();
  return () => a.stop();
}`;

it("finds what may be spoiled, and spoils that alone", () => {
  const all = mutationsOf("a.ts", source).map((fault) => {
    const lines = mutate(source, fault).split("\n");
    const [changed] = lines.filter((line, at) => line !== source.split("\n")[at]);
    return `${fault.kind}: ${changed?.trim()}`;
  });
  expect(all.sort()).toEqual([
    "array element removed: async function f(list = [1]) {",
    "await removed: if (a < list.length && true) a();",
    "cleanup removed: return;",
    "comparison swapped: if (a < list.length || true) await a();",
    "comparison swapped: if (a <= list.length && true) await a();",
    "condition negated: if (!(a < list.length && true)) await a();",
    "constant changed: async function f(list = [a, 2]) {",
    "constant changed: if (a < list.length && false) await a();",
    "statement removed: if (a < list.length && true) ;",
  ]);
});

it("picks the same with the same seed, others with another, and each once", () => {
  const all = mutationsOf("a.ts", source);
  expect(pick(all, 4, 1)).toEqual(pick(all, 4, 1));
  expect(new Set([1, 2, 3, 4].map((seed) => JSON.stringify(pick(all, 4, seed)))).size).toBeGreaterThan(1);
  expect(new Set(pick(all, 99, 1))).toEqual(new Set(all));
});
