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
export const filterHref = (name: string, value: string): string =>
  `/gamehall?category=popular&${name}=${value}`;

/** Tags of the head beside the title and the description, by React's names. */
export const headTags: ["meta" | "link", Record<string, string>][] = [
  ["meta", { charSet: "utf-8" }],
  ["meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }],
  ["meta", { name: "color-scheme", content: "dark" }],
  ["link", { rel: "stylesheet", href: "/assets/app.css" }],
  ...links(["common", "errors", "systemPages", "games"], (bundle) => ({
    rel: "preload",
    as: "fetch",
    crossOrigin: "anonymous",
    href: `/i18n/en-US/${bundle}.json`,
  })),
  ["meta", { name: "robots", content: "index,follow" }],
  ["link", { rel: "canonical", href: "https://casino.example/gamehall" }],
  ...links(["16x16", "32x32", "180x180", "512x512"], (sizes) => ({
    rel: "icon",
    href: `/img/favicons/favicon-${sizes}.svg`,
    type: "image/svg+xml",
    sizes,
  })),
  ["link", { rel: "manifest", href: "/manifest.webmanifest" }],
  ["meta", { name: "format-detection", content: "telephone=no" }],
  ...links(["en-US", "es-ES", "pt-BR", "lv-LV", "ar", "x-default"], (locale) => ({
    rel: "alternate",
    hrefLang: locale,
    href: `https://casino.example/${locale}/gamehall`,
  })),
  ["meta", { property: "og:type", content: "website" }],
  ["meta", { property: "og:site_name", content: "Sandbox Casino" }],
  ["meta", { property: "og:title", content: "All games" }],
  ["meta", { property: "og:description", content: description }],
  ["meta", { property: "og:locale", content: "en_US" }],
  ["meta", { property: "og:url", content: "https://casino.example/gamehall" }],
  ["meta", { name: "theme-color", content: "#101418" }],
  ["meta", { name: "application-name", content: "Sandbox Casino" }],
  ["link", { rel: "preload", as: "font", href: "/assets/inter-latin.woff2", crossOrigin: "anonymous" }],
];

function links(names: string[], attributesOf: (name: string) => Record<string, string>) {
  return names.map((name): ["link", Record<string, string>] => ["link", attributesOf(name)]);
}

/** Two densities of a picture, as requested from the site's image optimiser. */
export function srcSet(image: string, width: number): string {
  const source = image.replace("://", ":/");
  return `/_ipx/w_${width}/${source} 1x,/_ipx/w_${width * 2}/${source} 2x`;
}

/** What the page tells search engines beside its head. */
export const structuredData = JSON.stringify({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "Organization", name: "Sandbox Casino" }],
});
