import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eagerHandoff } from "./lazy-handoff.mjs";

const read = (name: string) => readFileSync(`node_modules/@remix-run/${name}`, "utf8");

test("the installed version still encodes the data of both its renders at once, and only its reader is asked for", () => {
  expect(read("server-runtime/dist/server.js").match(eagerHandoff)).toHaveLength(2);
  expect(read("react/dist/server.js").match(/serverHandoffStream\b.*/g)).toEqual([
    expect.stringContaining("serverHandoffStream ?"),
    "serverHandoffStream.getReader(),",
  ]);
});
