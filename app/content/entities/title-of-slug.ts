/** The words of a slug, in place of a missing title: `terms-of-use` becomes "Terms of use". */
export function titleOfSlug(slug: string): string {
  const words = slug.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
