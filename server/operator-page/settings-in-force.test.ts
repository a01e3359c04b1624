import { expect, it } from "vitest";
import { environmentSchema } from "../environment";
import { settingsInForce } from "./settings-in-force";

const settingOf = (name: string, set: Record<string, string>) =>
  settingsInForce(set).find((setting) => setting.name === name);

it("what is set comes first, with where it is from, and all else with its default", () => {
  const settings = settingsInForce({ BRAND: "gold", MARKET_FILE: "/m.json" });
  expect(settings.map(({ name }) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  expect(settings.filter(({ from }) => from !== "default")).toEqual([
    { name: "MARKET_FILE", value: "/m.json", from: "environment" },
    { name: "CONSENT", value: "", from: "market file" },
    { name: "AGE_GATE", value: "", from: "market file" },
    { name: "BRAND", value: "gold", from: "environment" },
  ]);
  expect(settingOf("LOG_LEVEL", {})).toEqual({ name: "LOG_LEVEL", value: "info", from: "default" });
});

// A variable that takes a secret by its schema's words must be one by its name.
const secrets = Object.entries(environmentSchema.shape).flatMap(([name, schema]) =>
  /random characters|a token|"headers"/.test(JSON.stringify([schema.description, descriptionOf(schema)]))
    ? [name]
    : [],
);

function descriptionOf(schema: unknown): string | undefined {
  const { def } = schema as { def?: { innerType?: { description?: string } } };
  return def?.innerType?.description;
}

it("nothing of a secret is shown", () => {
  expect(secrets).toEqual([
    "CONTENT_API_TOKEN",
    "SESSION_SECRET",
    "PREVIEW_SECRET",
    "PREVIEW_API_TOKEN",
    "METRICS_TOKEN",
    "PURGE_TOKEN",
    "OTEL_EXPORTER_OTLP_HEADERS",
  ]);
  for (const name of [...secrets, "ERROR_REPORT_URL"])
    expect(settingOf(name, { [name]: "https://s3cret" })?.value).toBe("…");
  expect(settingOf("REDIS_URL", { REDIS_URL: "rediss://me:s3cret@redis.example:6379/1" })?.value).toBe(
    "rediss://…@redis.example:6379/1",
  );
  expect(settingOf("REDIS_URL", { REDIS_URL: "redis://me:s3@cret@redis.example" })?.value).toBe(
    "redis://…@redis.example",
  );
  expect(
    settingOf("TAG_MANAGER_URL", { TAG_MANAGER_URL: "https://t.example/gtm.js?key=s3cret" })?.value,
  ).toBe("https://t.example/gtm.js?…");
});
