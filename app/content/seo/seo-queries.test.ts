import { describe, expect, it, vi } from "vitest";
import v3 from "~/content/fixtures/v3-seos.json";
import v4 from "~/content/fixtures/v4-seos.json";
import v5 from "~/content/fixtures/v5-seos.json";
import { flattenStrapi } from "~/content/strapi/strapi-flatten";
import type { Json } from "~/upstream/json";
import { readDomainSeo, readSeoRecord } from "./seo-queries.server";

const silent = () => {};

function recordOf(recording: { body: unknown }) {
  const flat = flattenStrapi(recording.body as Json, "https://cms.example");
  return readSeoRecord(Array.isArray(flat) ? (flat[0] ?? null) : flat, silent);
}

describe("recordings of real servers", () => {
  it.each([
    ["4", v4],
    ["5", v5],
  ])("version %s", (_version, recording) => {
    expect(recordOf(recording)).toMatchObject({
      url: "/",
      title: "Online casino and sports betting | Example Casino",
      robots: "index,follow",
      canonicalUrl: "https://casino.example",
      openGraph: { "og:type": "website", "og:site_name": "Example Casino" },
      schemaFaq: [{ question: "How do I withdraw?" }, { question: "Is there a welcome bonus?" }],
      organization: { name: "Example Casino", contactPoint: { telephone: "+371 6700 0000" } },
      replacements: { brand: "Example Casino", year: "2026" },
    });
  });

  it("version 3", () => {
    expect(recordOf(v3)).toMatchObject({
      title: "Home en",
      canonicalUrl: "https://casino.example/",
      openGraph: {
        "og:title": "og",
        "og:image": expect.stringMatching(/^https:\/\/cms\.example\/uploads\//),
      },
    });
  });
});

it("what an editor got wrong in one place is dropped alone, and reported", () => {
  const report = vi.fn();
  const record = readSeoRecord(
    {
      url: "/x",
      title: 7,
      robots: "noindex",
      meta: [{ name: "a", content: "b" }, "nonsense"],
      schemaFaq: [{ question: "Q" }, { question: "Q", answer: "A" }],
      organization: { url: "no name" },
      product: [],
      openGraph: [{ property: "og:title", content: "T" }, { property: "og:x" }, null],
      replacements: "none",
    },
    report,
  );
  expect(record).toEqual({
    url: "/x",
    robots: "noindex",
    meta: [{ name: "a", content: "b" }],
    schemaFaq: [{ question: "Q", answer: "A" }],
    openGraph: { "og:title": "T" },
    replacements: {},
  });
  expect(report.mock.calls.map(([path]) => path)).toEqual([
    "title",
    "meta.1",
    "schemaFaq.0.answer",
    "organization.name",
    "product",
  ]);
});

it.each<Json>([null, [], "x", {}, { title: "no address" }])("%j is no record", (value) => {
  expect(readSeoRecord(value, silent)).toBeUndefined();
  expect(readDomainSeo(value, silent)).toBeUndefined();
});

it("settings of a domain", () => {
  expect(
    readDomainSeo({ host: "casino.example", titleSuffix: " | C", replacements: { year: 2026 } }, silent),
  ).toEqual({
    host: "casino.example",
    titleSuffix: " | C",
    meta: [],
    openGraph: {},
    replacements: { year: "2026" },
  });
});
