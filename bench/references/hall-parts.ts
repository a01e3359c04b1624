// What both renderings of the references' hall share: texts, addresses and class names of today's page.

export const title = "All games | Sandbox Casino";
export const description = "Search and filter the whole catalogue.";
export const button =
  "inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold transition-colors disabled:opacity-60 aria-disabled:opacity-60";
export const types = { slot: "Slots", live: "Live casino", casino: "Casino", fast: "Fast games" };
export const tags = { jackpot: "Jackpot", new: "New", top: "Top" };
export const sorts = {
  priority: "Recommended",
  "-popularity": "Most played",
  "-created_at": "Newest first",
  name: "Name, A to Z",
};
export const locales = ["en-US", "es-ES", "pt-BR", "lv-LV", "ar", "x-default"];
export const filterHref = (name: string, value: string): string =>
  `/gamehall?category=popular&${name}=${value}`;

/** Two densities of a picture, as the image optimiser of our site is asked for them. */
export function srcSet(image: string, width: number): string {
  const source = image.replace("://", ":/");
  return `/_ipx/w_${width}/${source} 1x,/_ipx/w_${width * 2}/${source} 2x`;
}

/** What the page tells search engines beside its head. */
export const structuredData = JSON.stringify({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "Organization", name: "Sandbox Casino" }],
});
