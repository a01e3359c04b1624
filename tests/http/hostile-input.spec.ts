import { ask, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import { expect, test } from "./fixtures";
import { liveMarkup } from "./live-markup";
import { signIn } from "./session";

/** What pages, dialogs and redirects read of an address. */
const pages: [path: string, names: string[]][] = [
  [
    "/",
    [
      "redirectUrl",
      "show_popup_reg",
      "show_popup_auth",
      "prevent_close",
      "popup",
      "dialog",
      "confirm",
      "id",
      "type",
    ],
  ],
  ["/gamehall", ["category", "providers", "search", "sort", "page"]],
  ["/gamehall/slots", ["category", "track_id"]],
  ["/game/sand-dunes", ["mode", "from"]],
  ["/forms/sign_in", ["redirectUrl", "backUrl"]],
  ["/unsubscribe", ["contact", "token", "result"]],
  ["/confirmation", ["contact", "code"]],
  ["/_icons", ["search"]],
  ["/old-promo/x", ["promo_code", "link_id"]],
  ["/es-ES/profile/nope", ["tab", "from", "toastType", "show_popup_reg", "track_id"]],
];

const MARK = "canary";
const values: [name: string, value: string][] = [
  ["a script", `<script>${MARK}()</script>`],
  ["an attribute", `"><img src=x onerror=${MARK}()>`],
  ["an attribute, closed", `' autofocus onfocus='${MARK}()`],
  ["the end of a script", `</script><svg onload=${MARK}()>`],
  ["an address of a script", `javascript:${MARK}()`],
  ["another site", `//evil.example/${MARK}`],
  ["another site, whole", `https://evil.example/${MARK}`],
  ["a template", `##name## {{${MARK}}} \${${MARK}} %s $$min$$`],
  ["line breaks", `a\r\nX-${MARK}: 1`],
  ["NUL", `\0${MARK}`],
  ["right to left", `\u202e${MARK}`],
  ["a name of objects", "__proto__"],
  ["another name of objects", "constructor"],
  ["a folder", "../../../../etc/passwd"],
  ["a large number", "99999999999999999999999"],
  ["a negative number", "-1"],
  ["no number", "NaN"],
  ["length", "a".repeat(3900)],
];

const everything = values
  .slice(0, 6)
  .map(([, value]) => value)
  .join(" ");

/** A list that is narrowed by its address, and a form that leads on. */
const byDay = new Set(["/gamehall", "/forms/sign_in"]);

for (const [path, names] of pages) {
  test(
    `${path} with hostile values of ${names.join(", ")}`,
    byDay.has(path) ? {} : byNight,
    async ({ site }) => {
      const { cookie } = await signIn(site);
      const together = values.map(([kind, value]): [string, URLSearchParams] => [
        kind,
        new URLSearchParams(names.map((name) => [name, value.slice(0, 3900 / names.length)])),
      ]);
      // One dialog hides another, so each name has its turn alone.
      const alone = names.map((name): [string, URLSearchParams] => [
        name,
        new URLSearchParams({ [name]: everything }),
      ]);
      for (const [kind, query] of [...together, ...alone]) {
        for (const headers of [navigation, { ...navigation, Cookie: cookie }]) {
          const answer = await ask(site.url, `${path}?${query}`, { headers });
          expect(answer.status, kind).toBeLessThan(500);
          expect(liveMarkup(answer.text, MARK), kind).toEqual([]);
          expect(answer.headers.location ?? "/", kind).toMatch(/^\/(?![/\\])/);
          expect(answer.headers[`x-${MARK}`], kind).toBeUndefined();
        }
      }
    },
  );
}

test("broken escapes and floods of parameters", async ({ site }) => {
  const flood = (name: string, count: number) => Array(count).fill(`${name}=1`).join("&");
  const queries: [query: string, statuses: number[]][] = [
    ["%", [200]],
    ["a=%zz&%=%", [200]],
    ["category=%ff%fe", [200]],
    ["page=%c0%af", [200]],
    ["=&==&&&", [200]],
    ["a[b][c][d][e][f][g][h]=1", [200]],
    ["category[]=1&category[0]=2", [200]],
    [flood("a", 999), [200]],
    [flood("a", 1001), [400, 414]],
    [flood("page", 500), [200]],
    [flood("redirectUrl", 250), [200]],
    [flood("promo_code", 300), [200]],
    [flood("show_popup_auth", 200), [200]],
    [`x=${"a".repeat(8192)}`, [414]],
  ];
  for (const [query, statuses] of queries) {
    for (const path of ["/gamehall", "/es-ES", "/gamehall.data"]) {
      const { status } = await ask(site.url, `${path}?${query}`, { headers: navigation });
      expect(statuses, `${path}?${query.slice(0, 40)}`).toContain(status);
    }
  }
});

test.describe("paths", () => {
  const table: [path: string, statuses: number[]][] = [
    ["/%", [400]],
    ["/%00", [400]],
    ["/gamehall/%00", [400]],
    ["/game/%", [400]],
    [`/${"a".repeat(8192)}`, [414]],
    ["//evil.example/", [400]],
    ["/\\evil.example", [400]],
    ["/%5cevil.example", [400]],
    ["/%2f%2fevil.example", [400]],
    ["/es-ES//evil.example", [400]],
    ["/es-ES/%2fevil.example", [400]],
    ["/es-ES/..%2f..%2fetc", [400]],
    ["/es-ES/%2e%2e/gamehall", [400]],
    ["/xx-XX/a", [404]],
    ["/__proto__", [404]],
    ["/es-ES/constructor", [404]],
    ["/game/__proto__", [404]],
    ["/gamehall/__proto__", [302]],
    ["/%F0%9F%8E%B0", [404]],
    ["/%E2%80%AE", [404]],
    ["/<script>canary()</script>", [400, 404]],
    ["/%3Cscript%3Ecanary()%3C%2Fscript%3E", [400]],
    ["/%3Cscript%3Ecanary()", [404]],
    ["/profile/%3Cscript%3Ecanary()", [302]],
    ["/profile/settings/x.css", [404]],
    ["/profile/settings;x.css", [404]],
    [`/${"a".repeat(1020)}`, [404]],
    ["/*", [404]],
    ["/$1", [404]],
  ];
  for (const [path, statuses] of table) {
    test(`${path.slice(0, 40)} is ${statuses.join(" or ")}`, async ({ site }) => {
      for (const suffix of ["", "?a=1"]) {
        const answer = await ask(site.url, path + suffix, { headers: navigation });
        expect(statuses).toContain(answer.status);
        expect(liveMarkup(answer.text, MARK)).toEqual([]);
        expect(answer.headers.location ?? "/").toMatch(/^\/(?![/\\])/);
        expect(answer.headers["cache-control"]).not.toContain("public");
      }
    });
  }
});
