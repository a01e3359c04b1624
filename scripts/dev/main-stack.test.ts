import { transformSync } from "esbuild";
import { expect, it } from "vitest";
import { callOf } from "./main-stack";

const location = { scriptId: "1", lineNumber: 0, columnNumber: 0 };

it("a call is reported with its place in the source, by the map in the script", () => {
  const source = "type Gone = 1;\n\nspin();";
  const { code } = transformSync(source, { loader: "ts", sourcemap: "inline", sourcefile: "page.ts" });
  const sourceMapURL = code.split("sourceMappingURL=")[1]?.trim();
  expect(callOf({ functionName: "load", location }, { url: "/app/page.ts", sourceMapURL })).toBe(
    "    at load (/app/page.ts:3:1)",
  );
});

it("a call of a script without a map is reported with its place there", () => {
  expect(callOf({ functionName: "", location }, { url: "node:fs" })).toBe("    at <anonymous> (node:fs:1:1)");
});
