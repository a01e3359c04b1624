import { expect, it } from "vitest";
import { remade } from "./remade";

it("is made again when a source is another one, and the last one is closed after that", async () => {
  const log: string[] = [];
  const made = remade(
    (source: string) => {
      if (source === "bad") throw new Error("cannot be made");
      log.push(`make ${source}`);
      return source;
    },
    (last) => log.push(`close ${last}`),
  );
  await made.of("one");
  await made.of("one");
  await expect(made.of("bad")).rejects.toThrow("cannot be made");
  expect(made.last()).toBe("one");
  await made.of("two");
  expect(log).toEqual(["make one", "make two", "close one"]);
});
