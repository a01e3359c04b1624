import { expect, it } from "vitest";
import { z } from "zod";
import { firstInvalid } from "./first-invalid";

const schema = z.union([
  z.number(),
  z.object({ items: z.array(z.object({ name: z.union([z.string(), z.number()]) })) }),
]);

it.each([
  [{ items: [{ name: "a" }, { name: [] }] }, "items.1.name", "expected string, received array"],
  [{ items: [{ name: "a" }, {}] }, "items.1.name", "expected string, received undefined"],
  [{ items: 5 }, "items", "expected array, received number"],
  ["no object", "", "expected number, received string"],
])("of %j the field is named that does not fit", (value, field, problem) => {
  const { error } = schema.safeParse(value);
  expect(error && firstInvalid(error)).toEqual({ field, problem });
});
