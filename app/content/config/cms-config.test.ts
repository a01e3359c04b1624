import { describe, expect, it, vi } from "vitest";
import { type CmsConfig, readCmsConfig } from "./cms-config";

const sections = [
  "seo",
  "product",
  "auth",
  "cashier",
  "games",
  "search",
  "loyalty",
  "forms",
  "banner",
  "tournaments",
  "metaDataTool",
] as const satisfies (keyof CmsConfig)[];

describe("without anything", () => {
  const report = vi.fn();
  const config = readCmsConfig({}, report);

  it("has every section, and nothing to report", () => {
    expect(Object.keys(config).sort()).toEqual([...sections].sort());
    expect(report).not.toHaveBeenCalled();
  });

  // docs/product.md#9 and the contract's comments.
  it("has the stated figures", () => {
    expect(config.product.functionalSettings.settingsForUpdBalance).toEqual({
      isEnabledInterval: false,
      countSecondsForInterval: 10,
      isEnabledTurnOffRequests: true,
      countMinutesAfterWhichRequestsTurnedOff: 5,
      isEnabledRequestsAfterClick: false,
      countSecondsForDelayBetweenClick: 1,
    });
    expect(config.product).toMatchObject({
      sportsbookSysname: "digitan",
      hints: { registrationHintMs: 432_000_000, confirmHintMs: 86_400_000 },
      buildPollMs: 3_600_000,
      popupGapMs: 7_200_000,
    });
    expect(config.auth).toMatchObject({
      terms: { isActive: true, isChecked: false },
      notify: { isActive: true, isChecked: false },
      betting: { isActive: false },
    });
    expect(config.cashier).toMatchObject({ pollSeconds: 5, pollMinutes: 15 });
    expect(config.search).toMatchObject({ minChars: 2, debounceMs: 300 });
    expect(config.loyalty.notification).toEqual({ durationSeconds: 5, soundVolume: 0.5 });
    expect(config.seo.seoUrls["tournaments-id-gamehall"]).toBe("/tournaments/##name##/gamehall");
  });
});

it("a box for news that is to be ticked beforehand stays empty, and that is reported", () => {
  const report = vi.fn();
  const config = readCmsConfig({ auth: { notify: { isActive: true, isChecked: true } } }, report);
  expect(config.auth.notify).toEqual({ isActive: true, isChecked: false });
  expect(report.mock.calls).toEqual([["auth.notify.isChecked", "no box for news is ticked beforehand"]]);
});

it.each(sections)("a wrong %s falls back alone", (section) => {
  const good = { product: { name: "Example" }, games: { demoEnabled: false } };
  const report = vi.fn();
  const config = readCmsConfig({ ...good, [section]: "nonsense" }, report);
  const defaults = readCmsConfig({}, () => {});
  expect(config[section]).toEqual(defaults[section]);
  if (section !== "product") expect(config.product.name).toBe("Example");
  if (section !== "games") expect(config.games.demoEnabled).toBe(false);
  expect(report.mock.calls.map(([path]) => path)).toEqual([section]);
});

it("a wrong field takes its own default", () => {
  const report = vi.fn();
  const config = readCmsConfig({ search: { minChars: "two", debounceMs: 500 } }, report);
  expect(config.search).toEqual({ minChars: 2, debounceMs: 500, popularSysnames: [] });
  expect(report).toHaveBeenCalledWith("search.minChars", expect.any(String));
});

it("keeps what is given and fills in the rest", () => {
  const config = readCmsConfig(
    {
      seo: { seoUrls: { "offers-id": "/o/##name##" } },
      product: { features: { loyalty: true, identityVerificationProvider: "" } },
      auth: { terms: { url: "/terms" } },
    },
    () => {},
  );
  expect(config.seo.seoUrls).toMatchObject({
    "offers-id": "/o/##name##",
    "jackpots-id": "/jackpots/##name##",
  });
  expect(config.product.features).toMatchObject({ loyalty: true, responsibleGaming: true });
  expect(config.product.features.identityVerificationProvider).toBeUndefined();
  expect(config.auth.terms).toEqual({ isActive: true, isChecked: false, url: "/terms" });
});
