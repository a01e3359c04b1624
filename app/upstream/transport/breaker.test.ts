import { expect, it } from "vitest";
import { createBreaker, createBreakers, type Outcome } from "./breaker";

function breakerAt() {
  let time = 0;
  const breaker = createBreaker(() => time);
  return {
    breaker,
    advance: (ms: number) => {
      time += ms;
    },
    run: (outcomes: Outcome[]) => {
      for (const outcome of outcomes) breaker.enter()?.(outcome);
    },
  };
}
const many = (outcome: Outcome, count: number) => Array<Outcome>(count).fill(outcome);

it.each([
  ["nine faults are too few", many("fault", 9), true],
  ["ten faults open it", many("fault", 10), false],
  ["half of twenty opens it", [...many("fine", 10), ...many("fault", 10)], false],
  ["less than half does not", [...many("fine", 11), ...many("fault", 9)], true],
  ["outcomes that say nothing do not count", many("void", 30), true],
])("%s", (_name, outcomes, isClosed) => {
  const { breaker, run } = breakerAt();
  run(outcomes);
  expect(breaker.enter() !== null).toBe(isClosed);
});

it("lets one probe through after five seconds, and closes when it goes well", () => {
  const { breaker, run, advance } = breakerAt();
  run(many("fault", 10));
  advance(4999);
  expect(breaker.enter()).toBeNull();
  advance(1);
  const probe = breaker.enter();
  expect(breaker.enter()).toBeNull();
  probe?.("fine");
  expect(breaker.enter()).not.toBeNull();
});

it("stays open for five seconds more when the probe fails", () => {
  const { breaker, run, advance } = breakerAt();
  run(many("fault", 10));
  advance(5000);
  breaker.enter()?.("fault");
  expect(breaker.enter()).toBeNull();
  advance(5000);
  expect(breaker.enter()).not.toBeNull();
});

it("a probe whose visitor left is made anew", () => {
  const { breaker, run, advance } = breakerAt();
  run(many("fault", 10));
  advance(5000);
  breaker.enter()?.("void");
  expect(breaker.enter()).not.toBeNull();
});

it("late outcomes of calls from before do not close it", () => {
  const { breaker, run } = breakerAt();
  const early = breaker.enter();
  run(many("fault", 10));
  early?.("fine");
  expect(breaker.enter()).toBeNull();
});

it("is not reported for ever where nobody calls any more", () => {
  const { breaker, run, advance } = breakerAt();
  run(many("fault", 10));
  advance(64_999);
  expect(breaker.isOpen()).toBe(true);
  advance(1);
  expect(breaker.isOpen()).toBe(false);
});

it("a method that fails is refused alone", () => {
  const breakers = createBreakers();
  for (const outcome of many("fault", 10)) breakers.of("storage.get").enter()?.(outcome);
  expect(breakers.of("storage.get").enter()).toBeNull();
  expect(breakers.of("bonuses.get").enter()).not.toBeNull();
  expect([breakers.isOpen(), breakers.openings()]).toEqual([true, 1]);
});
