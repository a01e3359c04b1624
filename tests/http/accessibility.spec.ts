import { catalogues } from "../../app/i18n/messages/catalogue";
import { ask, navigation } from "../support/ask";
import { readHead } from "./document-head";
import { expect, test } from "./fixtures";

const open = async (url: string, path: string) => (await ask(url, path, { headers: navigation })).text;

test("the statement stands in each language, and every footer leads to it", async ({ site }) => {
  for (const [locale, words] of Object.entries(catalogues)) {
    const path = locale === "en-US" ? "/accessibility" : `/${locale}/accessibility`;
    const html = await open(site.url, path);
    expect(html).toContain(words["accessibility.title"]);
    expect(html).toContain(words["accessibility.gaps.text"]);
    expect(html).toContain(words["accessibility.lead"]?.replace("{product}", "Sandbox Casino"));
    expect(readHead(html).meta.description).toBe(
      words["accessibility.meta.description"]?.replace("{product}", "Sandbox Casino"),
    );
    const home = await open(site.url, path.replace("/accessibility", "") || "/");
    expect(home).toContain(`<a href="${path}">${words["common.footerAccessibility"]}</a>`);
  }
});

test("barriers are reported to the support where no other contact is set, and no review is made up", async ({
  site,
}) => {
  const html = await open(site.url, "/es-ES/accessibility");
  expect(html).toMatch(/<a href="\/es-ES\/support" class="[^"]*">Contactar con soporte</);
  expect(html).not.toContain("Última revisión");
});

test("contact and review are the operator's", async ({ ownSite }) => {
  const { url } = await ownSite({
    environment: {
      ACCESSIBILITY_CONTACT: "mailto:access@casino.example",
      ACCESSIBILITY_REVIEWED: "2026-11-30",
    },
  });
  const html = await open(url, "/accessibility");
  expect(html).toContain('href="mailto:access@casino.example"');
  expect(html).toContain("<bdi>access@casino.example</bdi>");
  expect(html).toMatch(/Last reviewed.*?<time datetime="2026-11-30T12/i);
});
