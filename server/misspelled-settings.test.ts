import { expect, it } from "vitest";
import { misspelledSettings } from "./misspelled-settings";

it.each([
  ["PLATFORM_URI", "PLATFORM_URL"],
  ["platform_url", "PLATFORM_URL"],
  ["PLATFORMURL", "PLATFORM_URL"],
  ["SITE_ORIGIN", "SITE_ORIGINS"],
  ["SESION_SECRET", "SESSION_SECRET"],
  ["TRUSTED_PROXY_CIDR", "TRUSTED_PROXY_CIDRS"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["PLATFROM_URL", "PLATFORM_URL"],
  ["TRUSTED_PROXIES", "TRUSTED_PROXY_CIDRS"],
  ["CONTENT_TOKEN", "CONTENT_API_TOKEN"],
])("%s may be meant to be %s", (name, meant) => {
  expect(misspelledSettings({ [name]: "x", HOME: "/" })).toEqual([{ name, meant }]);
});

it.each([
  "HOST",
  "PATH",
  "SPORT",
  "PLATFORM_URL",
  "PLATFORM_NAME",
  "API_TOKEN",
  "API_TOKEN_CONTENT",
  "TIME_ZONE",
  "SANDBOX_URL",
  "DATABASE_URL",
  "npm_config_port",
])("%s is something else", (name) => expect(misspelledSettings({ [name]: "x" })).toEqual([]));
