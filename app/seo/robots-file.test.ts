import { expect, it } from "vitest";
import type { RouteHandle, SiteTable } from "~/context/route-handle";
import { robotsFile } from "./robots-file";

const page = (path: string, handle: RouteHandle = {}) => ({
  path,
  branch: { ids: [], handles: [handle], params: {} },
});
const site: SiteTable = {
  pages: [page("/"), page("/gamehall"), page("/cashier/deposit", { protected: "player" })],
  match: () => ({ ids: [], handles: [], params: {} }),
  normalize: (path) => path,
};
const origin = "https://casino.example";

it("is the operator's, with the way to our sitemap once", () => {
  const written = "User-agent: *\nDisallow: /x\n";
  const file = robotsFile(written, origin, site);
  expect(file).toBe(`User-agent: *\nDisallow: /x\n\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robotsFile(file, origin, site)).toBe(file);
});

it.each([null, "", "  \n"])("keeps crawlers off private pages when there is none: %j", (written) => {
  const file = robotsFile(written, origin, site);
  expect(file).toContain("Disallow: /cashier\n");
  expect(file).not.toContain("Disallow: /\n");
  expect(file).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
