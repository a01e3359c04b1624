/** Of the foot of pages; the server puts it into words, so no browser ever loads this bundle. */
export const seo = {
  "seo.faq": "Questions and answers",
} as const;
