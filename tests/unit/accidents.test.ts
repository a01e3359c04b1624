import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { accidents } from "../dev/accidents";

/** Those of the development server are played by hand alone: here they are still about the files that there are. */
it.each(Object.entries(accidents))("%s: the file can be spoiled so", (_name, { file, change }) => {
  const text = readFileSync(file, "utf8");
  expect(change(text)).not.toBe(text);
});
