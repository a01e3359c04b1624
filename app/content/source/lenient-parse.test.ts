import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { readPromotion } from "~/content/promotions.server";
import { isJsonObject, type Json, type JsonObject } from "~/upstream/json";
import { readCmsConfig } from "../config/cms-config";
import { readCommonData } from "../config/common-data";
import { readDomainSeo, readSeoRecord } from "../seo/seo-queries.server";
import { readLocales, readPage, readWebSetting } from "./content-queries.server";

const picture = "https://img.example/a.webp";
const menu: Json[] = [
  {
    id: "m1",
    title: "Casino",
    url: "/gamehall",
    icon: "sprite:trophy",
    isExternal: false,
    visibility: "user",
    badge: "New",
    children: [{ id: "m2", title: "Slots", url: "/slots", isExternal: false, visibility: "all" }],
  },
  { id: "m3", title: "Help", url: "https://help.example/", isExternal: true, visibility: "visitor" },
];
const socials: Json[] = [{ id: "s1", name: "Social", icon: picture, service: "social" }];
const organization = {
  name: "Casino",
  url: "https://casino.example/",
  logo: picture,
  sameAs: "https://a.example",
  contactPoint: { telephone: "+1", contactType: "help", areaServed: "ES", availableLanguage: "es" },
};

/** Documents with every field set to something else than its default, and those fields without which an entry is none. */
const documents: Record<string, { whole: JsonObject; read: (value: Json) => unknown; required?: string[] }> =
  {
    config: {
      read: (value) => readCmsConfig(value as JsonObject, () => {}),
      whole: {
        seo: {
          titleTemplate: "##title##",
          defaultRobots: "noindex",
          seoUrls: { "offers-id": "/o/##name##" },
          redirects: [{ from: "/a", to: "/b", statusCode: 301, external: true }],
        },
        product: {
          name: "Example",
          features: {
            twoFactorAuth: true,
            identityVerificationProvider: "idcheck",
            responsibleGaming: false,
            betHistory: true,
            loyalty: true,
            characters: true,
          },
          functionalSettings: {
            settingsForUpdBalance: {
              isEnabledInterval: true,
              countSecondsForInterval: 11,
              isEnabledTurnOffRequests: false,
              countMinutesAfterWhichRequestsTurnedOff: 6,
              isEnabledRequestsAfterClick: true,
              countSecondsForDelayBetweenClick: 2,
            },
          },
          sportsbookSysname: "sports",
          messenger: { fullscreenMode: "all", botName: "bot" },
          hints: { registrationHintMs: 1, confirmHintMs: 2 },
          buildPollMs: 3,
          popupGapMs: 4,
        },
        auth: {
          authTypes: [{ label: "phone", field: "phone", isFast: true, component: "fast", socials }],
          loginSocials: socials,
          terms: { isActive: false, isChecked: true, url: "/terms" },
          notify: { isActive: false, isChecked: false },
          betting: { isActive: true },
          promoCode: { isActive: true },
          currencyRule: "keep",
          currencyEmptyOption: true,
          validationTiming: "eager",
          characterSelection: true,
          banner: {
            mobile: picture,
            tablet: picture,
            label: "L",
            value: "V",
            addition: "A",
            view: "compact",
          },
        },
        cashier: {
          presets: [{ currency: "EUR", amount: [{ value: "10" }, { value: "20" }] }],
          pollSeconds: 6,
          pollMinutes: 16,
          showPromocode: true,
          canCancelWithdrawal: false,
        },
        games: {
          hall: { defaultCategory: "slots", showProviders: false },
          categoryRedirects: [{ from: "a", category: "b" }],
          demoEnabled: false,
        },
        search: { minChars: 3, debounceMs: 400, popularSysnames: ["a", "b"] },
        loyalty: {
          notification: { durationSeconds: 6, soundUrl: "https://img.example/a.mp3", soundVolume: 1 },
          defaultProgram: "p",
          shopEnabled: true,
          characterChangeConfirm: false,
        },
        forms: {
          dictionary: { email: { label: "E", placeholder: "P" } },
          validationMessages: { required: "R" },
          preventEmoji: ["email"],
        },
        banner: { positions: { "home-main": { autoplaySeconds: 3, count: 2 } } },
        tournaments: { showFinished: false, leaderboardSize: 5 },
        metaDataTool: { isEnabled: true, entries: [{ routeName: "r", name: "n", content: "c" }] },
      },
    },
    "common data": {
      read: (value) => readCommonData(value, () => {}),
      whole: {
        menuLinks: menu,
        profileLinks: menu,
        mobileBottomMenu: menu,
        footerLinks: menu,
        userMenuLinks: menu,
        socialItemsList: [{ id: "1", name: "S", icon: picture, url: "https://s.example/" }],
        paymentMethods: [{ id: "1", name: "P", image: picture, url: "/pay" }],
        confirmHint: { showConfirmContactsHint: true, pageExceptions: { urls: ["/a", "/b"] } },
        offers: {
          showPromocodeSwitcher: true,
          cashbackIntervalView: "date",
          bonusesSwitchOrder: ["betting"],
        },
        localeDetectStrategy: "platform",
        customCode: [{ isEnabled: true, position: "head", code: "x" }],
        iconsFlag: { es: picture, lv: picture },
        ratingSites: [{ name: "R", url: "https://r.example/", image: picture, rating: "5" }],
        themes: [
          { type: "dark", isDefault: true },
          { type: "light", isDefault: true },
        ],
      },
    },
    "web setting": {
      read: (value) => readWebSetting(value, () => {}),
      whole: {
        favicons: [{ type: "png", name: "favicon-32x32", url: picture }],
        defaultImages: { maintenance: picture, notFound: picture },
      },
    },
    page: {
      read: (value) => readPage(value, [], () => {}),
      required: ["slug", "title", "text"],
      whole: {
        slug: "about",
        title: "About",
        text: "<p>Words</p>",
        image: picture,
        published_at: "2026-01-01T00:00:00Z",
        blocks: [
          { __component: "page.image", image: picture, caption: "C" },
          {
            __component: "page.questions",
            title: "Q",
            items: [
              { question: "q", answer: "a" },
              { question: "r", answer: "b" },
            ],
          },
          { __component: "page.links", title: "L", items: [{ title: "l", url: "/l", text: "t" }] },
          { __component: "page.button", title: "B", label: "b", url: "/b" },
        ],
      },
    },
    promotion: {
      read: (value) => readPromotion(value, [], () => {}),
      required: ["slug", "title"],
      whole: {
        id: "1",
        slug: "p",
        title: "P",
        text: "<p>Words</p>",
        image: picture,
        button_label: "Go",
        button_url: "/go",
        visibility: "user",
        offer_id: "2",
        starts_at: "2026-01-01",
        ends_at: "2026-02-01",
        priority: 3,
      },
    },
    "SEO record": {
      read: (value) => readSeoRecord(value, () => {}),
      required: [
        "url",
        "organization.name",
        "contactPoint.telephone",
        "schemaArticle.headline",
        "product.name",
      ],
      whole: {
        url: "/",
        title: "T",
        description: "D",
        text: "X",
        robots: "noindex",
        meta: [{ name: "n", content: "c" }],
        openGraph: { "og:type": "website", "og:title": "O" },
        canonicalUrl: "/c",
        schemaFaq: [{ question: "q", answer: "a" }],
        schemaArticle: { headline: "h", description: "d", image: picture, datePublished: "2026-01-01" },
        organization,
        product: { name: "n", image: picture, description: "d", sku: "s", brandName: "b" },
        replacements: { a: "b", c: "d" },
      },
    },
    "domain settings": {
      read: (value) => readDomainSeo(value, () => {}),
      required: ["host", "organization.name", "contactPoint.telephone"],
      whole: {
        host: "casino.example",
        titleSuffix: "S",
        robots: "noindex",
        meta: [{ name: "n", content: "c" }],
        organization,
        openGraph: { "og:type": "website" },
        replacements: { a: "b" },
      },
    },
  };

type Path = readonly string[];

/** Every member of objects, at any depth; what stands in lists belongs to its item. */
function fieldsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const here = [...path, name];
    return [...(Array.isArray(value) ? [] : [here]), ...fieldsOf(member, here)];
  });
}

function replaced(value: Json, [name, ...rest]: Path, by: Json): Json {
  if (name === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === name ? replaced(item, rest, by) : item));
  }
  const holder = value as JsonObject;
  return { ...holder, [name]: replaced(holder[name] as Json, rest, by) };
}

/** Without the field, and without the list item around it: only there may a wrong value show. */
function without(value: unknown, path: Path): unknown {
  const copy = JSON.parse(JSON.stringify(value ?? null));
  const lists = path.findIndex((name) => /^\d+$/.test(name));
  const listPath = lists < 0 ? path : path.slice(0, lists);
  let holder = copy;
  for (const name of listPath.slice(0, -1)) holder = holder?.[name];
  if (isJsonObject(holder)) delete holder[listPath.at(-1) as string];
  return copy;
}

// Short texts are tried apart: some of them fit.
const anyJson = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;

describe.each(Object.entries(documents))("%s", (_name, { whole, read, required = [] }) => {
  const fields = fieldsOf(whole).filter((path) => !required.includes(path.slice(-2).join(".")));
  const right = read(whole);

  it("is whole where everything fits", () => expect(fields.length).toBeGreaterThan(5));

  it("loses one field to any JSON in it, and no other", () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), anyJson, (path, value) => {
        // Members that are derived of others.
        const seen = (result: unknown) => {
          const { summary: _s, ids: _i, ...shown } = without(result, path) as Record<string, unknown>;
          // A promotion's own dates are those of its schedule.
          if (path[0] === "starts_at") delete shown.publishAt;
          if (path[0] === "ends_at") delete shown.unpublishAt;
          return shown;
        };
        const found = read(replaced(whole, path, value));
        expect(seen(found), path.join(".")).toEqual(seen(right));
      }),
      { numRuns: 600 },
    );
  });

  it("never throws, whatever it is", () => {
    fc.assert(fc.property(anyJson, (value) => void read(isJsonObject(value) ? value : { data: value })));
  });
});

describe("the only locale", () => {
  const locale = { code: "es-ES", name: "Español", isDefault: true, direction: "ltr" };
  const odd: Json[] = [undefined as never, null, "", 7, true, [], {}];

  it.each(["name", "isDefault", "direction"])("is there whatever its %s is", (field) => {
    for (const value of odd) {
      const { locales, defaultLocale } = readLocales({ locales: [{ ...locale, [field]: value }] }, () => {});
      expect(defaultLocale).toBe("es-ES");
      if (field === "name") expect(locales).toEqual([{ ...locale, name: "es-ES" }]);
    }
  });
});

it("an item goes only for what it cannot be without, and a list only with all its items", () => {
  const report = vi.fn();
  const { presets } = readCmsConfig(
    {
      cashier: {
        presets: [
          { currency: 1, amount: [{ value: "1" }] },
          { currency: "EUR", amount: [{ value: "10" }, { value: [] }, null, { value: "30" }] },
          { currency: "USD", amount: [{ value: {} }] },
          { currency: "BRL", amount: [] },
        ],
      },
    },
    report,
  ).cashier;
  expect(presets).toEqual([
    { currency: "EUR", amount: [{ value: "10" }, { value: "30" }] },
    { currency: "BRL", amount: [] },
  ]);
  const { authTypes } = readCmsConfig({ auth: { authTypes: ["nonsense", { label: 1 }] } }, () => {}).auth;
  expect(authTypes).toEqual([{ label: "email", field: "email", isFast: false, component: "form" }]);
});

it("a picture or link that may not stand in a page is absent, and its entry stays", () => {
  const bad = "javascript:alert(1)";
  const { socialItemsList, paymentMethods, menuLinks } = readCommonData(
    {
      socialItemsList: [{ id: "1", name: "S", icon: bad, url: "http://s.example/x" }],
      paymentMethods: [{ id: "1", name: "P", image: bad, url: bad }],
      menuLinks: [{ id: "1", title: "M", url: "www.m.example", icon: "data:text/html,x" }],
    },
    () => {},
  );
  expect(socialItemsList).toEqual([{ id: "1", name: "S", url: "https://s.example/x" }]);
  expect(paymentMethods).toEqual([{ id: "1", name: "P" }]);
  expect(menuLinks).toMatchObject([{ title: "M", url: "https://www.m.example" }]);
});
