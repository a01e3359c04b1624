import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  license?: string;
  dev?: boolean;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

/** Whoever hands a build on gives away what these licences allow, under no condition but naming them. */
const shipped = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0)$/;
/**
 * sharp's library for pictures is loaded by name and can be replaced, which is what its licence requires; argparse is of
 * markdown-it's command line, which no build has.
 */
const besideTheBuild = /^node_modules\/(?:@img\/sharp-|markdown-it\/node_modules\/argparse$)/;
/** Used to build and test; of these the fonts alone are in a build. */
const development = /^(MPL-2\.0|OFL-1\.1|Python-2\.0|CC-BY-[34]\.0)$/;

it("every package has a licence that lets operators hand the site on", () => {
  const refused = Object.entries(packages)
    .filter(([path]) => path !== "" && !besideTheBuild.test(path))
    .map(([path, locked]) => ({ path, dev: locked.dev, licences: licencesOf(path, locked) }))
    .filter(
      ({ dev, licences }) =>
        !licences.some((licence) => shipped.test(licence) || (dev && development.test(licence))),
    );
  expect(refused.filter(({ path }) => existsSync(path))).toEqual([]);
});

it("installing runs nothing of a package's", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("ignore-scripts=true\n");
});

/** Old manifests, which do not say it in the field of today. */
const reportedElsewhere: Record<string, string> = {
  "node_modules/eval": "MIT",
  "node_modules/format": "MIT",
  "node_modules/require-like": "MIT",
};

/** "(MIT OR CC0-1.0)" is a choice; of "A AND B" both hold, and A stands for what is used. */
function licencesOf(path: string, { license }: Locked): string[] {
  const named = license ?? (existsSync(path) ? manifestOf(path).license : undefined);
  return (named ?? reportedElsewhere[path] ?? "none")
    .replace(/[()]/g, "")
    .split(/ or /i)
    .map((one) => one.split(" AND ")[0] ?? one);
}

function manifestOf(path: string): Locked {
  return JSON.parse(readFileSync(`${path}/package.json`, "utf8"));
}
