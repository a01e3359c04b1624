import { expect, it } from "vitest";
import { jsonLdOf } from "./json-ld";

const origin = "https://casino.example";
const nothing = { origin, canonical: `${origin}/x`, faq: [], breadcrumbs: [] };
const graphOf = (data: Parameters<typeof jsonLdOf>[0]) =>
  (jsonLdOf(data) as { "@graph": object[] } | undefined)?.["@graph"] ?? [];

it("is absent when there is nothing to say", () => {
  expect(jsonLdOf(nothing)).toBeUndefined();
  expect(jsonLdOf({ ...nothing, breadcrumbs: [{ name: "Home", address: origin }] })).toBeUndefined();
});

it("questions, article, product and the way from home", () => {
  const graph = graphOf({
    ...nothing,
    faq: [{ question: "Q", answer: "A" }],
    article: { headline: "H", image: "/a.png", datePublished: "2026-01-01" },
    product: { name: "P", brandName: "B", image: "javascript:x" },
    breadcrumbs: [
      { name: "Home", address: `${origin}/` },
      { name: "Here", address: `${origin}/x` },
    ],
  });
  expect(graph).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Q", acceptedAnswer: { "@type": "Answer", text: "A" } }],
    },
    {
      "@type": "Article",
      headline: "H",
      image: `${origin}/a.png`,
      datePublished: "2026-01-01",
      mainEntityOfPage: `${origin}/x`,
    },
    { "@type": "Product", name: "P", brand: { "@type": "Brand", name: "B" } },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
        { "@type": "ListItem", position: 2, name: "Here", item: `${origin}/x` },
      ],
    },
  ]);
});

it("what goes on for a while does so at the page's address", () => {
  const [event] = graphOf({
    ...nothing,
    event: {
      name: "Cup",
      startsAt: "2026-01-01T00:00:00Z",
      endsAt: "2026-01-08T00:00:00Z",
      image: "/cup.webp",
    },
  });
  expect(event).toMatchObject({
    "@type": "Event",
    name: "Cup",
    image: `${origin}/cup.webp`,
    startDate: "2026-01-01T00:00:00Z",
    endDate: "2026-01-08T00:00:00Z",
    location: { "@type": "VirtualLocation", url: `${origin}/x` },
  });
});

it("a game is one, whose it is and what it looks like", () => {
  const game = { name: "Dunes", image: "/dunes.png", provider: "Dune Works", type: "slot" };
  expect(graphOf({ ...nothing, game })).toEqual([
    {
      "@type": "VideoGame",
      name: "Dunes",
      url: `${origin}/x`,
      image: `${origin}/dunes.png`,
      genre: "slot",
      gamePlatform: "Web browser",
      author: { "@type": "Organization", name: "Dune Works" },
    },
  ]);
});

it("an organisation's comma lists are lists", () => {
  const [organization] = graphOf({
    ...nothing,
    organization: {
      name: "O",
      url: "/",
      sameAs: "https://a.example/x, javascript:alert(1),, https://b.example",
      contactPoint: { telephone: "+1", areaServed: "ES, BR", availableLanguage: "" },
    },
  });
  expect(organization).toEqual({
    "@type": "Organization",
    name: "O",
    url: `${origin}/`,
    sameAs: ["https://a.example/x", "https://b.example/"],
    contactPoint: { "@type": "ContactPoint", telephone: "+1", areaServed: ["ES", "BR"] },
  });
});
