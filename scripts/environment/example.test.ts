import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../server/config";
import { environmentSchema } from "../../server/environment";
import { examplePath, exampleText } from "./example";
import { referencePath, referenceText } from "./reference";

const committed = readFileSync(examplePath, "utf8");
const withDefaults = committed.replace(/^#(?=[A-Z_]+=)/gm, "");

/** What a site is configured to be, wherever each setting is from. */
function configOf(environment: Record<string, string | undefined>) {
  const { settings: _, ...config } = readConfig(environment);
  return config;
}

describe(".env.example", () => {
  it("is what `npm run docs` writes", () => {
    expect(committed === exampleText(), ".env.example is stale: npm run docs").toBe(true);
  });

  it("names every variable, once, and no other", () => {
    const names = [...committed.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it("starts a site, and its defaults are the defaults", () => {
    const asItStands = configOf(parseEnv(committed));
    expect(asItStands).toEqual(
      configOf({ PLATFORM_URL: "https://platform.example", CONTENT_URL: "https://content.example" }),
    );
    expect(configOf(parseEnv(withDefaults))).toEqual(asItStands);
  });
});

describe("docs/configuration.md", () => {
  it("says what each variable takes and its default as `npm run docs` writes them", () => {
    expect(readFileSync(referencePath, "utf8"), "docs/configuration.md is stale: npm run docs").toBe(
      referenceText(),
    );
  });
});
