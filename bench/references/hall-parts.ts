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
const paths = [
  "M3 11L12 3.5L21 11M5.5 9.5V20H18.5V9.5M10 20V14H14V20",
  "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
  "M12 3Q18 8 17.5 14A5.5 6 0 0 1 6.5 14Q6.5 10.5 9 8.5Q9.5 11 11 11.5Q13 8 12 3Z",
  "M12 10.5V10.5M8 14.5A5 5 0 0 1 8 6.5M16 14.5A5 5 0 0 0 16 6.5M5 17.5A9 9 0 0 1 5 3.5M12 12V21",
];

export const iconPath = (index: number): string | undefined => paths[index % paths.length];

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
