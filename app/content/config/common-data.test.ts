import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { flattenStrapi } from "~/content/strapi/strapi-flatten";
import type { Json } from "~/upstream/json";
import { readCommonData } from "./common-data";

function read(data: Json) {
  const report = vi.fn();
  return { data: readCommonData(data, report), report };
}
const recorded = (name: string): Json =>
  flattenStrapi(
    JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8")).body,
    "https://cms.example",
  );

it("is whole without anything", () => {
  const { data, report } = read({});
  expect(data).toEqual({
    menuLinks: [],
    profileLinks: [],
    mobileBottomMenu: [],
    footerLinks: [],
    userMenuLinks: [],
    socialItemsList: [],
    paymentMethods: [],
    confirmHint: { showConfirmContactsHint: false, pageExceptions: { urls: [] } },
    offers: {
      showPromocodeSwitcher: false,
      cashbackIntervalView: "interval",
      bonusesSwitchOrder: ["casino", "betting"],
    },
    localeDetectStrategy: "browser",
    customCode: [],
    iconsFlag: {},
    ratingSites: [],
    themes: [],
  });
  expect(report).not.toHaveBeenCalled();
});

it.each(["v4-common-data", "v5-common-data"])("reads the recording %s", (name) => {
  const { data } = read(recorded(name));
  expect(data.menuLinks[0]).toMatchObject({
    title: "Casino",
    url: "/gamehall",
    isExternal: false,
    visibility: "all",
  });
  expect(data.socialItemsList).toHaveLength(2);
  expect(data.themes).toEqual([
    { type: "dark", isDefault: true },
    { type: "light", isDefault: false },
  ]);
});

it("reads lists where the contract has maps", () => {
  const { data } = read(recorded("v4-common-data"));
  expect(data.iconsFlag.gb).toMatch(/^https:\/\/cms\.example\/uploads\/flag_gb/);
  expect(data.confirmHint).toEqual({
    showConfirmContactsHint: true,
    pageExceptions: { urls: ["/cashier/deposit", "/game/*"] },
  });
});

it("reads the recording v3-common-data", () => {
  expect(read(recorded("v3-common-data")).data.menuLinks).toEqual([
    { id: "/gamehall", title: "Casino", url: "/gamehall", isExternal: false, visibility: "all" },
  ]);
});

it("leads from a group's title without a page of its own to the first of the group", () => {
  const children = [{ id: 2, title: "Partner", url: "https://partner.example/", isExternal: true }];
  const { data } = read({
    menuLinks: [
      { id: 1, title: "More", url: "#", children },
      { id: 3, title: "Others", children: [{ id: 4, title: "Deeper", url: "", children }] },
      { id: 5, title: "Nowhere", url: "#" },
    ],
  });
  const partner = { url: "https://partner.example/", isExternal: true };
  expect(data.menuLinks).toMatchObject([
    { title: "More", ...partner, children: [{ title: "Partner", ...partner }] },
    { title: "Others", ...partner, children: [{ title: "Deeper", ...partner }] },
  ]);
  expect(data.menuLinks).toHaveLength(2);
});

it("leaves out what does not fit, and nothing else", () => {
  const { data, report } = read({
    menuLinks: [
      {
        id: 1,
        title: "Good",
        url: "/a",
        children: [
          { id: 2, title: "Below", url: "/b" },
          { id: 3, url: "/c" },
        ],
      },
      { id: 4, title: "Trap", url: "javascript:alert(1)" },
      "nonsense",
    ],
    footerLinks: "nonsense",
    socialItemsList: [{ id: 1, name: "x", icon: "/i.svg", url: "data:text/html,1" }],
    themes: [
      { type: "sepia", isDefault: true },
      { type: "light", isDefault: false },
    ],
    offers: { showPromocodeSwitcher: "yes" },
    localeDetectStrategy: "oracle",
  });
  expect(data.menuLinks.map(({ title, children }) => [title, children?.map((child) => child.title)])).toEqual(
    [["Good", ["Below"]]],
  );
  expect(data).toMatchObject({ footerLinks: [], socialItemsList: [], localeDetectStrategy: "browser" });
  expect(data.themes).toEqual([{ type: "light", isDefault: false }]);
  expect(data.offers.showPromocodeSwitcher).toBe(false);
  expect(report.mock.calls.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      "menuLinks.1.url",
      "menuLinks.2.title",
      "footerLinks",
      "socialItemsList.0.url",
      "themes.0.type",
      "offers.showPromocodeSwitcher",
      "localeDetectStrategy",
    ]),
  );
});
