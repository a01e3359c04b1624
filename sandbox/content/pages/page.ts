/** A page as it is written: a lead, then sections of a heading and its paragraphs. */
export interface WrittenPage {
  title: string;
  lead: string;
  sections: [heading: string, ...paragraphs: string[]][];
}

export type PageSlug = "terms" | "privacy" | "about" | "responsible-gaming" | "welcome-week";

/** The HTML that an editor of the CMS would have saved. Paragraphs that begin with "- " are one list. */
export function pageHtml({ lead, sections }: WrittenPage): string {
  const body = sections.map(([heading, ...paragraphs]) => {
    const items = paragraphs
      .filter((text) => text.startsWith("- "))
      .map((text) => `<li>${text.slice(2)}</li>`);
    const plain = paragraphs.filter((text) => !text.startsWith("- ")).map((text) => `<p>${text}</p>`);
    return `<h2>${heading}</h2>${plain.join("")}${items.length ? `<ul>${items.join("")}</ul>` : ""}`;
  });
  return `<p>${lead}</p>${body.join("")}`;
}
