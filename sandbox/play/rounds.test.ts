import { describe, expect, it } from "vitest";
import { type Choice, type Machine, machines } from "./machines";
import { timesOf } from "./rounds";

/** What a stake of one is worth on average, over every place the reels can stop. */
function worth(machine: Machine, choice: Choice): number {
  const { faces, reels } = machine;
  const total = faces.reduce((sum, { weight }) => sum + weight, 0);
  const count = faces.length ** reels;
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const line = Array.from(
      { length: reels },
      (_, reel) => Math.floor(index / faces.length ** reel) % faces.length,
    );
    const chance = line.reduce((product, index) => (product * (faces[index]?.weight ?? 0)) / total, 1);
    sum += chance * timesOf(machine, choice, line);
  }
  return sum;
}

const choices = Object.entries(machines).flatMap(([name, machine]) =>
  machine.choices.map((choice) => [name, choice.id, machine, choice] as const),
);

describe("machines", () => {
  it.each(choices)(
    "%s, %s: pays back nearly everything in the long run, never more",
    (_, __, machine, choice) => {
      const paid = worth(machine, choice);
      expect(paid).toBeGreaterThan(0.92);
      expect(paid).toBeLessThan(0.99);
    },
  );

  it.each(Object.entries(machines))("%s names each face once, with a weight", (_name, { faces }) => {
    expect(new Set(faces.map(({ id }) => id)).size).toBe(faces.length);
    expect(faces.filter(({ weight }) => !(weight > 0))).toEqual([]);
  });

  it("pays the best line that fits", () => {
    const { slot } = machines;
    const indexOf = (id: string) => slot.faces.findIndex((face) => face.id === id);
    const line = (...ids: string[]) => timesOf(slot, slot.choices[0] as Choice, ids.map(indexOf));
    expect([line("gem", "gem", "gem"), line("gem", "gem", "star"), line("star", "gem", "gem")]).toEqual([
      60, 5, 0,
    ]);
  });
});
