import { expect, it } from "vitest";
import { panelLink } from "./panel-links";

const url = "https://cms.example/admin/";
const entry = { id: "7", documentId: "abc" };

it.each([
  [
    { url, version: 5 as const },
    { ...entry, type: "pages", locale: "es-ES" },
    "https://cms.example/admin/content-manager/collection-types/api::page.page/abc?plugins[i18n][locale]=es-ES",
  ],
  [
    { url, version: 4 as const },
    { ...entry, type: "pages" },
    "https://cms.example/admin/content-manager/collection-types/api::page.page/7",
  ],
  [
    { url, version: 5 as const },
    { ...entry, type: "common-data" },
    "https://cms.example/admin/content-manager/single-types/api::common-data.common-data",
  ],
  [
    { url, version: 5 as const },
    { ...entry, type: "legal-pages" },
    "https://cms.example/admin/content-manager/collection-types/api::legal-page.legal-page/abc",
  ],
  [
    { url, version: 5 as const },
    { ...entry, type: "banners" },
    "https://cms.example/admin/content-manager/collection-types/api::banner.banner/abc",
  ],
  [
    { url, version: 5 as const },
    { type: "redirect-rules", name: "/a" },
    "https://cms.example/admin/content-manager/collection-types/api::redirect-rule.redirect-rule",
  ],
  [{ url, version: 4 as const }, { type: "redirect-rules", name: "/a" }, undefined],
  [
    { url, version: 5 as const },
    { type: "upload", name: "/uploads/a.png" },
    "https://cms.example/admin/plugins/upload",
  ],
  [{ url, version: 3 as const }, { ...entry, type: "pages" }, undefined],
  [{ url: undefined, version: 5 as const }, { ...entry, type: "pages" }, undefined],
])("%j: %j is at %s", (panel, named, link) => {
  expect(panelLink(panel, named)).toBe(link);
});
