import { z } from "zod";
import { PictureSchema } from "./links";

// Records for search engines (docs/contract.md#4.3). Every text may contain `##tokens##`.

const text = z.string();
const address = z.string().max(2048);
/** A picture URL, or a text with tokens that becomes one when they are replaced. */
const picture = z.union([address.regex(/##/), PictureSchema]);
const words = z.record(z.string(), z.string()).default({});

export const SeoMetaSchema = z.object({
  charset: text.optional(),
  name: text.optional(),
  httpEquiv: text.optional(),
  content: text.optional(),
});
const metaList = z.array(SeoMetaSchema).default([]);

export const SeoFaqSchema = z.object({ question: text, answer: text });

/** `sameAs`, `areaServed` and `availableLanguage` are comma-separated. */
export const SeoOrganizationSchema = z.object({
  name: text.min(1),
  url: address.optional(),
  logo: picture.optional(),
  sameAs: text.optional(),
  contactPoint: z
    .object({
      telephone: text,
      contactType: text.optional(),
      areaServed: text.optional(),
      availableLanguage: text.optional(),
    })
    .optional(),
});

export const SeoRecordSchema = z.object({
  url: address,
  title: text.optional(),
  description: text.optional(),
  text: text.optional(),
  robots: text.optional(),
  meta: metaList,
  /** Property → content, e.g. `og:type`. */
  openGraph: words,
  canonicalUrl: address.optional(),
  schemaFaq: z.array(SeoFaqSchema).default([]),
  schemaArticle: z
    .object({
      headline: text,
      description: text.optional(),
      image: picture.optional(),
      datePublished: text.optional(),
      dateModified: text.optional(),
    })
    .optional(),
  organization: SeoOrganizationSchema.optional(),
  product: z
    .object({
      name: text,
      image: picture.optional(),
      description: text.optional(),
      sku: text.optional(),
      brandName: text.optional(),
    })
    .optional(),
  replacements: words,
});

export const DomainSeoSettingsSchema = z.object({
  host: text,
  titleSuffix: text.optional(),
  robots: text.optional(),
  meta: metaList,
  organization: SeoOrganizationSchema.optional(),
  openGraph: words,
  replacements: words,
});

export type SeoRecord = z.output<typeof SeoRecordSchema>;
export type DomainSeoSettings = z.output<typeof DomainSeoSettingsSchema>;
export type SeoMeta = z.output<typeof SeoMetaSchema>;
export type SeoFaq = z.output<typeof SeoFaqSchema>;
export type SeoOrganization = z.output<typeof SeoOrganizationSchema>;
