import { wallTime } from "../../app/features/preview/wall-time";
import { chooseInBar } from "../support/preview-link";
import { createVisitor } from "../support/visitor";
import { BOUND, expect, SITE_HOST, test } from "./fixtures";
import type { Strapi } from "./strapi";

test.describe.configure({ mode: "serial" });

const PROMOTIONS = "/collection-types/api::promotion.promotion";
const DAY = 86_400_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Writes a promotion in a locale; a new one without `document`. Returns the URL of its actions. */
async function write(strapi: Strapi, locale: string, fields: object, document?: string): Promise<string> {
  const saved = await strapi.ask(
    `${document ?? PROMOTIONS}?locale=${locale}`,
    document ? "PUT" : "POST",
    fields,
  );
  expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
  return `${PROMOTIONS}/${saved.body.data.documentId}`;
}

test("a draft of a promotion to come is seen in Spanish, on its day, by its editor alone", async ({
  strapi,
  site,
  visitor,
}) => {
  const dates = { starts_at: inMs(20 * DAY), ends_at: inMs(30 * DAY) };
  const winter = await write(strapi, "en-US", { slug: "winter", title: "Winter", ...dates });
  await write(strapi, "es-ES", { slug: "winter", title: "Invierno en calma", ...dates }, winter);
  const editor = createVisitor(site.url);
  const link = (await strapi.previewOf("about", "draft")) ?? "";
  await editor.open(link.slice(SITE_HOST.length));
  expect((await editor.open("/es-ES/promotions")).text).not.toContain("Invierno en calma");
  const on = (days: number) => ({ at: wallTime(Date.now() + days * DAY, "UTC"), locale: "es-ES" });
  const chosen = await chooseInBar(site.url, editor, "/promotions", { show: "draft", ...on(21) });
  expect(chosen.headers.location).toBe(`${site.url}/es-ES/promotions`);
  expect((await editor.open("/es-ES/promotions")).text).toContain("Invierno en calma");
  expect((await editor.open("/es-ES/promotions/winter")).status).toBe(200);
  await chooseInBar(site.url, editor, "/es-ES/promotions", { show: "published", ...on(21) });
  expect((await editor.open("/es-ES/promotions")).text).not.toContain("Invierno en calma");
  await chooseInBar(site.url, editor, "/es-ES/promotions", { show: "draft", ...on(31) });
  expect((await editor.open("/es-ES/promotions")).text).not.toContain("Invierno en calma");
  for (const path of ["/es-ES/promotions", "/promotions"])
    expect((await visitor.open(path)).text).not.toMatch(/Invierno en calma|>Winter</);
  expect((await visitor.open("/es-ES/promotions/winter")).status).toBe(404);
  await strapi.ask(`${winter}?locale=*`, "DELETE");
});

test("what is published with an end in 30 s is seen, and gone then", async ({ strapi, visitor }) => {
  test.setTimeout(90_000);
  const list = async () => (await visitor.open("/promotions")).text;
  const half = await write(strapi, "en-US", { slug: "half-minute", title: "Half a minute" });
  const endsAt = Date.now() + 30_000;
  const fields = { slug: "half-minute", title: "Half a minute", ends_at: new Date(endsAt).toISOString() };
  expect((await strapi.ask(`${half}/actions/publish?locale=en-US`, "POST", fields)).status).toBe(200);
  await expect.poll(list, { timeout: BOUND * 1000, intervals: [200] }).toContain("Half a minute");
  await expect
    .poll(list, { timeout: 30_000 + BOUND * 1000, intervals: [200] })
    .not.toContain("Half a minute");
  const late = (Date.now() - endsAt) / 1000;
  expect(late).toBeGreaterThanOrEqual(0);
  process.stdout.write(`gone ${late.toFixed(1)} s after its end\n`);
  expect((await visitor.open("/promotions/half-minute")).status).toBe(404);
  await strapi.ask(`${half}?locale=*`, "DELETE");
});
