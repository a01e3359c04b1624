/** Placeholder of the page's own title in a template. */
const SLOT = "%s";

/**
 * A title in the operator's template with the domain's suffix. Either is skipped when the title already contains its
 * words, as pages and editors often name the site themselves.
 */
export function composeTitle(title: string, template: string, suffix = ""): string {
  return [template, SLOT + suffix].reduce(withAffix, title);
}

function withAffix(title: string, template: string): string {
  if (!template.includes(SLOT)) return title;
  const words = wordsOf(template.replace(SLOT, " "));
  return words === "" || wordsOf(title).includes(words) ? title : template.replace(SLOT, () => title).trim();
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
