import { expect, it } from "vitest";
import { type StrapiQuestion, type StrapiVersion, strapiPath } from "./strapi-query";

const page: StrapiQuestion = { type: "pages", locale: "es-ES", equals: { slug: "a&b #1" } };
const single: StrapiQuestion = { type: "common-data", locale: "en-US" };

it.each<[StrapiVersion, StrapiQuestion, string]>([
  [3, page, "/pages?slug=a%26b%20%231&_locale=es-ES"],
  [4, page, "/pages?filters[slug][$eq]=a%26b%20%231&locale=es-ES&populate=deep"],
  [5, page, "/pages?filters[slug][$eq]=a%26b%20%231&locale=es-ES&populate=%2A"],
  [3, single, "/common-data?_locale=en-US"],
  [4, single, "/common-data?locale=en-US&populate=deep"],
  [5, single, "/common-data?locale=en-US&populate=%2A"],
])("version %i", (version, question, path) => expect(strapiPath(question, version)).toBe(path));
