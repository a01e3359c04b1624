export interface RedirectRule {
  from: string;
  to: string;
  statusCode?: 301 | 302 | 307 | 308;
  external?: boolean;
}

/** Rules that the site reads once with its configuration (docs/contract.md#7.1). */
export const configuredRedirects: RedirectRule[] = [
  { from: "/old-promo/*", to: "/promotions/$1", statusCode: 301 },
  { from: "/partner", to: "https://partners.example.com/", statusCode: 302, external: true },
];

/** Rules that the site looks up by path. */
const routeRules: RedirectRule[] = [
  { from: "/legacy", to: "/gamehall", statusCode: 301 },
  { from: "/ext", to: "https://www.example.com/", statusCode: 302, external: true },
];

export function findRedirect(path: string): RedirectRule | undefined {
  return routeRules.find((rule) => rule.from === path);
}

export const robotsText = `User-agent: *
Disallow: /cashier/*
Disallow: /profile/*
Disallow: /*?promo_code=*
`;
