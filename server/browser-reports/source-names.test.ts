import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSourceNames, type SourceNames } from "./source-names";

const folder = mkdtempSync(join(tmpdir(), "maps-"));
let code = "";
let nameSources: SourceNames;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export function pay(sum: number) {\n  if (sum < 0) throw new Error('less than nothing');\n}\n",
      sourcefile: "../../app/features/cashier/pay.ts",
      loader: "ts",
    },
    format: "esm",
    minify: true,
    sourcemap: "external",
    outfile: "pay-abc.js",
    write: false,
  });
  const [map, script] = outputFiles;
  code = script?.text ?? "";
  writeFileSync(join(folder, "pay-abc.js.map"), map?.contents ?? "");
  nameSources = createSourceNames(pathToFileURL(`${folder}/`));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("names a position by the file that it was made of", async () => {
  const column = code.indexOf("new Error") + 1;
  expect(column).toBeGreaterThan(0);
  expect(await nameSources([["pay-abc.js", 1, column]])).toEqual(["app/features/cashier/pay.ts:2:22"]);
});

it("names the file alone where there is no position, or one that it does not have", async () => {
  expect(
    await nameSources([
      ["pay-abc.js", 0, 0],
      ["pay-abc.js", 0, 5],
    ]),
  ).toEqual(["pay-abc.js", "pay-abc.js"]);
});

it.each(["../../etc/passwd", "other-abc.js", "pay-abc.js.map", "__proto__", ""])(
  "leaves out %j, which is no file of the build",
  async (file) => {
    expect(await nameSources([[file, 1, 1]])).toEqual([]);
  },
);
