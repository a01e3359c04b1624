/** The words of a slug, which stand in for a title that is missing: `terms-of-use` becomes "Terms of use". */
export function titleOfSlug(slug: string): string {
  const words = slug.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
