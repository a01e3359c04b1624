import { expect, it, vi } from "vitest";
import { z } from "zod";
import { howToParse } from "./how-to-parse";

it("compiles a schema once it is used often, and not before", () => {
  const compile = vi.spyOn(globalThis, "Function");
  /** Without the empty function by which zod finds out whether it may compile. */
  const compiled = () => compile.mock.calls.filter(([first]) => first !== "").length;
  const schema = z.object({ list: z.array(z.object({ id: z.number() })) });
  const parse = () => schema.parse({ list: [{ id: 1 }, { id: 2 }] }, howToParse(schema));
  for (let time = 0; time < 20; time += 1) expect(parse()).toEqual({ list: [{ id: 1 }, { id: 2 }] });
  expect(compiled()).toBe(0);
  expect(parse()).toEqual({ list: [{ id: 1 }, { id: 2 }] });
  expect(compiled()).toBeGreaterThan(0);
});
