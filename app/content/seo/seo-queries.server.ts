import { isJsonObject, type Json, type JsonObject } from "~/upstream/json";
import { objectOf, parseLeniently, type ReportDropped } from "~/upstream/lenient-parse";
import {
  type DomainSeoSettings,
  DomainSeoSettingsSchema,
  type SeoRecord,
  SeoRecordSchema,
} from "../entities/seo";

// Parsed leniently: one invalid field must not cost a page its title.

/** Parses a record from its flattened entry; undefined when it has no URL. */
export function readSeoRecord(flat: Json, report: ReportDropped): SeoRecord | undefined {
  const entry = objectOf(flat);
  const canonicalUrl = entry.canonicalUrl ?? entry.canonical;
  const members = { ...withMaps(entry), ...(canonicalUrl ? { canonicalUrl } : {}) };
  return parseLeniently(members, SeoRecordSchema, "", report);
}

/** Parses the settings of a domain from their flattened entry; undefined when it names no host. */
export function readDomainSeo(flat: Json, report: ReportDropped): DomainSeoSettings | undefined {
  return parseLeniently(withMaps(objectOf(flat)), DomainSeoSettingsSchema, "", report);
}

/** Strapi's editor produces rows and components where the contract has maps: both are accepted. */
function withMaps(entry: JsonObject): JsonObject {
  return {
    ...entry,
    openGraph: openGraphOf(entry.openGraph),
    replacements: pairsOf(entry.replacements, ["key", "token", "name"], "value"),
  };
}

/** Accepts `{ "og:title": … }`, rows of property and content, or a component with `siteName` for `og:site_name`. */
function openGraphOf(value: Json | undefined): JsonObject {
  const pairs = Object.entries(pairsOf(value, ["property", "name"], "content"));
  return Object.fromEntries(
    pairs
      .filter(([name]) => name !== "id")
      .map(([name, content]) => [
        name.includes(":") ? name : `og:${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
        content,
      ]),
  );
}

/** Accepts a map, or rows with a name and a value; keeps texts and numbers. */
function pairsOf(value: Json | undefined, names: string[], content: string): JsonObject {
  const pairs = Array.isArray(value)
    ? value.map(objectOf).map((row) => [names.map((name) => row[name]).find(Boolean), row[content]] as const)
    : Object.entries(isJsonObject(value) ? value : {});
  return Object.fromEntries(
    pairs.flatMap(([name, text]) =>
      typeof name === "string" && (typeof text === "string" || typeof text === "number")
        ? [[name, String(text)]]
        : [],
    ),
  );
}
