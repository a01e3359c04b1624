import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultServer, json, startFaultServer } from "~/../tests/support/fault-server";
import { configFor, recordedLog } from "~/../tests/support/requests";
import { isJsonObject, type Json } from "~/upstream/json";
import { createContent } from "../client.server";
import { flattenStrapi } from "../strapi/strapi-flatten";
import type { ContentCall } from "./content-call";
import { contentCalls } from "./registry";

const calls: readonly ContentCall[] = contentCalls;

function schemaOf(path: string, verb = "GET") {
  const reply = calls.find((call) => call.path === path && call.verb === verb)?.reply;
  if (!reply || !("schema" in reply)) throw new Error(`${verb} ${path} has no schema`);
  return reply.schema;
}

describe("what the client asks", () => {
  let cms: FaultServer;
  const requests: { path: string; names: string[] }[] = [];
  const api = "/api";

  beforeAll(async () => {
    cms = await startFaultServer();
    cms.answer((response, { url }) => {
      requests.push({ path: url.pathname, names: [...url.searchParams.keys()] });
      const locales = { locales: [{ code: "en-US", name: "English" }], defaultLocale: "en-US" };
      json(response, url.pathname === "/nfx/i18n/locales" ? locales : { data: [] });
    });
    const content = createContent(configFor(cms.url), recordedLog());
    const client = content.forRequest({
      requestId: "r-1",
      origin: "https://casino.example",
      locale: "en-US",
      signal: new AbortController().signal,
    });
    await Promise.all([
      client.locales(),
      client.messages("en-US"),
      client.config(),
      client.commonData(),
      client.webSetting(),
      client.page("about"),
      client.routeRule("/x"),
    ]);
    await content.close();
  });
  afterAll(() => cms.close());

  it("is declared, with the names it is asked by", () => {
    expect(requests.length).toBeGreaterThanOrEqual(7);
    for (const { path, names } of requests) {
      const declared = calls.find((call) => {
        const whole = (call.base === "api" ? api : "") + call.path;
        const pattern = new RegExp(`^${whole.replace(/\{\w+\}/g, "[^/]+")}$`);
        return call.verb === "GET" && !call.path.startsWith("/{") && pattern.test(path);
      });
      expect(declared, path).toBeDefined();
      const known = Object.keys(declared?.query?.shape ?? {});
      const plain = names.map((name) => /^filters\[(\w+)\]/.exec(name)?.[1] ?? name);
      expect(
        plain.filter((name) => name !== "populate" && !known.includes(name)),
        path,
      ).toEqual([]);
    }
  });
});

// The examples of docs/contract.md#4, and what it lists as each reply.
const user = { id: 3, username: "ana", email: "ana@cms.test", role: { id: 1, name: "Authenticated" } };
const examples: [path: string, verb: string, reply: Json][] = [
  [
    "/nfx/i18n/locales",
    "GET",
    { locales: [{ code: "ar", name: "Arabic", isDefault: false, direction: "rtl" }], defaultLocale: "ar" },
  ],
  [
    "/nfx/i18n/messages/{locale}",
    "GET",
    {
      "common.promoCodeErrors.INVALID": "This code does not work",
      "cashier.freespinsLeft_one": "{count} free spin left",
    },
  ],
  ["/nfx/route-rules", "GET", { redirect: { from: "/a/*", to: "/b/$1", statusCode: 301, external: false } }],
  ["/nfx/route-rules", "GET", {}],
  ["/users/me", "GET", user],
  ["/auth/local", "POST", { jwt: "a.b.c", user }],
  ["/auth/local/register", "POST", { jwt: "a.b.c", user }],
  ["/auth/forgot-password", "POST", { ok: true }],
  ["/auth/reset-password", "POST", { jwt: "a.b.c", user }],
  ["/auth/change-password", "POST", { jwt: "a.b.c", user }],
  ["/auth/send-email-confirmation", "POST", { email: "ana@cms.test", sent: true }],
  ["/auth/{provider}/callback", "GET", { jwt: "a.b.c", user }],
  [
    "/promotions",
    "GET",
    {
      slug: "welcome",
      title: "Welcome",
      text: "<p>Hi</p>",
      visibility: "visitor",
      offer_id: 31,
      priority: 1,
    },
  ],
  [
    "/domain-seo-settings",
    "GET",
    { host: "casino.example", titleSuffix: "Casino", replacements: { "##brand##": "B" } },
  ],
];

describe("the contract's replies", () => {
  it.each(examples)("%s %s", (path, verb, reply) => {
    const read = schemaOf(path, verb).safeParse(reply);
    expect(read.error?.issues).toBeUndefined();
    expect(JSON.parse(JSON.stringify(read.data), asText)).toMatchObject(
      JSON.parse(JSON.stringify(reply), asText),
    );
  });

  it("/seos, flattened", () => {
    const reply = {
      data: [
        {
          id: 5,
          attributes: {
            url: "/game/##name##",
            title: "Play ##name## at ##brand##",
            description: "##name## demo and real play",
            robots: "index,follow",
            meta: [{ name: "theme-color", content: "#101418" }],
            openGraph: { "og:type": "website" },
            schemaFaq: [],
            replacements: { "##brand##": "Sandbox Casino" },
          },
        },
      ],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
    };
    const flat = flattenStrapi(reply, "https://cms.example");
    const record = Array.isArray(flat) ? flat[0] : undefined;
    const read = schemaOf("/seos").parse(record);
    expect(read).toEqual(reply.data[0]?.attributes);
  });

  it.each([
    ["/users/me", "GET", {}],
    ["/auth/local", "POST", { jwt: "a.b.c" }],
    ["/auth/forgot-password", "POST", { ok: false }],
    ["/seos", "GET", { title: "no address" }],
    ["/domain-seo-settings", "GET", {}],
    ["/promotions", "GET", { slug: "a", title: "b", button_url: "javascript:alert(1)" }],
    ["/nfx/i18n/messages/{locale}", "GET", { a: 1 }],
    ["/nfx/i18n/locales", "GET", { locales: [] }],
  ] as [string, string, Json][])("%s %s refuses %j", (path, verb, reply) => {
    expect(schemaOf(path, verb).safeParse(reply).success).toBe(false);
  });

  it("every configuration section has defaults", () => {
    const config = schemaOf("/nfx/cms-config/{locale}").parse({});
    expect(isJsonObject(config as Json) && Object.keys(config as object)).toHaveLength(11);
  });
});

/** Ids become text; they compare as text. */
function asText(key: string, value: unknown): unknown {
  return /^(?:id|offer_id)$/.test(key) ? String(value) : value;
}
