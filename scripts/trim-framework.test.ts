import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { settled } from "./trim-framework";

const FOLDERS = [
  "@remix-run/react/dist/esm",
  "@remix-run/router/dist",
  "react-router/dist",
  "react-router-dom/dist",
];

const framework = FOLDERS.flatMap((folder) =>
  readdirSync(`node_modules/${folder}`)
    .filter((name) => /^(?!.*(?:\.min|umd|cjs|development|production)).*\.js$/.test(name))
    .map((name) => readFileSync(`node_modules/${folder}/${name}`, "utf8")),
).join("\n");

describe("what the browser's copy of Remix leaves out", () => {
  test.each(settled)("%s: the installed version still says it so", (_, from) => {
    expect(framework.match(from)).not.toBeNull();
  });

  test("no route has a loader or an action of the browser, which would never run", () => {
    const routes = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.route\.tsx?$/.test(name),
    );
    const own = routes.filter((name) =>
      /export .*\bclient(?:Loader|Action)\b/.test(readFileSync(`app/${name}`, "utf8")),
    );
    expect(own).toEqual([]);
  });
});
