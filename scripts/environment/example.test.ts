import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../server/config";
import { environmentSchema } from "../../server/environment";
import { examplePath, exampleText } from "./example";
import { referencePath, referenceText } from "./reference";

const committed = readFileSync(examplePath, "utf8");
const withDefaults = committed.replace(/^#(?=[A-Z_]+=)/gm, "");

describe(".env.example", () => {
  it("is what `npm run docs` writes", () => {
    expect(committed === exampleText(), ".env.example is stale: npm run docs").toBe(true);
  });

  it("names every variable, once, and no other", () => {
    const names = [...committed.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it("starts a site, and its defaults are the defaults", () => {
    const asItStands = readConfig(parseEnv(committed) as Record<string, string>);
    expect(asItStands).toEqual(
      readConfig({ PLATFORM_URL: "https://platform.example", CONTENT_URL: "https://content.example" }),
    );
    expect(readConfig(parseEnv(withDefaults) as Record<string, string>)).toEqual(asItStands);
  });
});

describe("docs/configuration.md", () => {
  it("says what each variable takes and its default as `npm run docs` writes them", () => {
    expect(readFileSync(referencePath, "utf8"), "docs/configuration.md is stale: npm run docs").toBe(
      referenceText(),
    );
  });
});
