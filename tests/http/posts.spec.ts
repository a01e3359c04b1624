import { paths } from "../../app/routing/paths";
import { ask, formHeaders } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const actions = [paths.signIn(), paths.logout(), paths.theme(), paths.rail(), paths.locale()];

const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** What another site can make a visitor's browser send; `OWN` stands for our origin. */
const forgeries: { name: string; query?: string; headers: Record<string, string> }[] = [
  { name: "a foreign origin", headers: { ...form, Origin: "https://evil.example" } },
  { name: "an origin that is not said", headers: { ...form, Origin: "null" } },
  { name: "an opaque origin", headers: { ...form, Origin: "null", "Sec-Fetch-Site": "cross-site" } },
  { name: "no origin at all", headers: form },
  { name: "no origin, cross-site", headers: { ...form, "Sec-Fetch-Site": "cross-site" } },
  { name: "no origin, same-site", headers: { ...form, "Sec-Fetch-Site": "same-site" } },
  {
    name: "our origin claimed across sites",
    headers: { ...form, Origin: "OWN", "Sec-Fetch-Site": "cross-site" },
  },
  { name: "our host on https", headers: { ...form, Origin: "https://localhost" } },
  { name: "our origin with a path", headers: { ...form, Origin: "OWN/" } },
  { name: "a host that starts like ours", headers: { ...form, Origin: "OWN.evil.example" } },
  {
    name: "a forwarded host that agrees",
    headers: { ...form, Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  },
  {
    name: "the router's inner query",
    query: "?_data=root",
    headers: { ...form, Origin: "https://evil.example" },
  },
  { name: "JSON", headers: { Origin: "OWN", "Content-Type": "application/json" } },
  { name: "plain text", headers: { Origin: "OWN", "Content-Type": "text/plain" } },
  { name: "no content type", headers: { Origin: "OWN" } },
];

for (const { name, query = "", headers } of forgeries) {
  test(`${name}: no action runs`, async ({ site, sandbox }) => {
    const { cookie } = await signIn(site);
    const before = (await sandbox.calls()).length;
    for (const path of actions) {
      const own = Object.fromEntries(
        Object.entries(headers).map(([key, value]) => [key, value.replace("OWN", site.url)]),
      );
      const answer = await ask(site.url, path + query, {
        method: "POST",
        headers: { ...own, Cookie: cookie },
        body: "login=a&password=b&theme=light&locale=es-ES",
      });
      expect([400, 403, 415], path).toContain(answer.status);
      expect(answer.all("set-cookie"), path).toEqual([]);
    }
    expect(await sandbox.calls()).toHaveLength(before);
  });
}

for (const path of actions) {
  test(`GET ${path} changes nothing`, async ({ site, sandbox }) => {
    const { cookie } = await signIn(site);
    const answer = await ask(site.url, `${path}?theme=light&locale=es-ES`, { headers: { Cookie: cookie } });
    expect(answer.status).toBeLessThan(400);
    expect(answer.all("set-cookie")).toEqual([]);
    expect(await sandbox.calls("auth.logout")).toEqual([]);
  });
}

test.describe("bodies", () => {
  const bodies: [name: string, status: number, headers: Record<string, string>, body: string][] = [
    ["more than 64 KB", 413, {}, `login=${"a".repeat(70_000)}`],
    [
      "more than 64 KB, length unsaid",
      413,
      { "Transfer-Encoding": "chunked" },
      `login=${"a".repeat(70_000)}`,
    ],
    ["more than 100 fields", 413, {}, Array.from({ length: 150 }, (_, index) => `f${index}=1`).join("&")],
    [
      "a file",
      400,
      { "Content-Type": "multipart/form-data; boundary=x" },
      '--x\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n',
    ],
  ];
  for (const [name, expected, headers, body] of bodies) {
    test(`${name} is ${expected}`, async ({ site, sandbox }) => {
      const answer = await ask(site.url, paths.signIn(), {
        method: "POST",
        headers: { ...formHeaders(site.url), ...headers },
        body,
      });
      expect(answer.status).toBe(expected);
      expect(await sandbox.calls("auth.login")).toEqual([]);
    });
  }
});

test.describe("where a form returns to", () => {
  const targets = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2f%2fevil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "http:evil.example",
    " //evil.example",
    "/..//evil.example",
    "///evil.example",
    "https:/evil.example",
  ];
  for (const target of targets) {
    test(`never ${JSON.stringify(target)}`, async ({ site }) => {
      for (const [path, fields] of [
        [paths.theme(), { theme: "light", redirectTo: target }],
        [paths.rail(), { redirectTo: target }],
        [paths.locale(), { locale: "es-ES", redirectTo: target }],
      ] as const) {
        const answer = await ask(site.url, path, {
          method: "POST",
          headers: formHeaders(site.url),
          body: new URLSearchParams(fields).toString(),
        });
        expect(answer.status).toBe(302);
        const location = new URL(String(answer.headers.location), site.url);
        expect(location.origin).toBe(site.url);
        expect(location.pathname).not.toContain("evil.example");
      }
    });
  }
});
