import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { settled } from "./trim-framework";

const FOLDERS = [
  "@remix-run/react/dist/esm",
  "@remix-run/router/dist",
  "react-router/dist",
  "react-router-dom/dist",
];

const framework = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(`node_modules/${folder}`)
      .filter((name) => /^(?!.*(?:\.min|umd|cjs|development|production)).*\.js$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
  "react/cjs/react.production.min.js",
  "react-dom/cjs/react-dom.production.min.js",
]
  .map((name) => readFileSync(`node_modules/${name}`, "utf8"))
  .join("\n");

describe("what the browser's copy of the framework leaves out", () => {
  test.each(settled)("%s: the installed version still says it so", (_, from) => {
    expect(framework.match(from)).not.toBeNull();
  });

  test("nobody asks for one of React's legacy roots", () => {
    const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const asking = sources.filter((name) => /from "react-dom"/.test(readFileSync(`app/${name}`, "utf8")));
    expect(asking).toEqual([]);
  });

  test("no route has a loader or an action of the browser, nor links: they would never be asked for", () => {
    const routes = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.route\.tsx?$/.test(name),
    );
    const own = routes.filter((name) =>
      /export .*\b(?:client(?:Loader|Action)|links)\b/.test(readFileSync(`app/${name}`, "utf8")),
    );
    expect(own).toEqual([]);
  });
});
