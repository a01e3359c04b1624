import { describe, expect, test } from "vitest";
import { withinCircles } from "../tests/support/circles";
import { type Group, planFiles, type Visit } from "./plan-files";

const group = (entries: string, bytes: number, imports: number[] = []): Group => ({
  entries: new Set(entries.split(" ")),
  bytes,
  imports,
});

const visit = (entries: string, weight = 1): Visit => ({
  entries: entries.split(" "),
  weight,
  request: 1000,
});

/** The files, each as its groups, in order. */
const plan = (groups: Group[], visits: Visit[]) =>
  planFiles(groups, visits)
    .map((file) => file.toSorted())
    .toSorted(([one = 0], [other = 0]) => one - other);

describe("files of a browser", () => {
  test.each<[string, Group[], Visit[], number[][]]>([
    ["small groups of one page are one", [group("a b", 300), group("a c", 300)], [visit("a")], [[0, 1]]],
    [
      "a page loads a little in vain rather than ask once more elsewhere",
      [group("a b", 300), group("a c", 300)],
      [visit("a"), visit("b"), visit("c")],
      [[0, 1]],
    ],
    [
      "but not much",
      [group("a b", 3000), group("a c", 300)],
      [visit("a"), visit("b"), visit("c")],
      [[0], [1]],
    ],
    [
      "a page of weight loads nothing in vain",
      [group("a b", 300), group("a c", 300)],
      [visit("a"), visit("b", 9), visit("c")],
      [[0], [1]],
    ],
    [
      "what no visit loads together stays apart",
      [group("a", 1), group("b", 1)],
      [visit("a"), visit("b")],
      [[0], [1]],
    ],
    [
      "what a file imports comes along, and counts",
      [group("a b", 300, [2]), group("a c", 300), group("a b d", 5000)],
      [visit("a"), visit("b"), visit("c"), visit("d", 9)],
      [[0], [1], [2]],
    ],
  ])("%s", (_, groups, visits, files) => {
    expect(plan(groups, visits)).toEqual(files);
  });

  test("none waits for one that waits for it, whatever the graph is", () => {
    const letters = [..."abcde"];
    const sets = Array.from({ length: 2 ** letters.length - 1 }, (_, bits) =>
      letters.filter((_, at) => (bits + 1) & (1 << at)),
    );
    // What a group imports is wanted by whoever wants the group.
    const importsOf = (set: string[]) =>
      sets.flatMap((other, at) =>
        other.length > set.length && set.every((letter) => other.includes(letter)) ? at : [],
      );
    const groups = sets.map((set, at) => group(set.join(" "), (at * 7919) % 3000, importsOf(set)));
    const files = plan(
      groups,
      letters.map((letter, at) => visit(letter, at + 1)),
    );
    expect(files.length).toBeLessThan(groups.length);
    const fileOf = (group: number) => String(files.findIndex((file) => file.includes(group)));
    const graph = files.map((file, at): [string, string[]] => [
      String(at),
      file.flatMap((own) => [...(groups[own]?.imports ?? [])].map(fileOf)).filter((to) => to !== String(at)),
    ]);
    expect([...withinCircles(new Map(graph)).keys()]).toEqual([]);
  });
});
