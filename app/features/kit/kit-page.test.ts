import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { renderKit } from "./kit-page.server";

const languages = (["ltr", "rtl"] as const).map((direction) => ({
  locale: { code: direction === "rtl" ? "ar" : "en-US", direction },
  t: createTranslator("en-US", catalogue).t,
}));
const sheets = (html: string) =>
  [...html.matchAll(/<section data-theme="(\w+)" lang="[^"]+" dir="(\w+)"/g)].map(([, ...attributes]) =>
    attributes.join(" "),
  );

it("shows each theme and direction, without script", () => {
  const html = renderKit(languages, undefined);
  expect(sheets(html)).toEqual(["dark ltr", "dark rtl", "light ltr", "light rtl"]);
  expect(html).not.toContain("<script");
});

it("shows the brand's themes in the brand's look", () => {
  const brand = { stylesheet: "/assets/brand-1.css", fonts: [], themes: ["light"] as const, grounds: {} };
  const html = renderKit(languages, brand);
  expect(sheets(html)).toEqual(["light ltr", "light rtl"]);
  expect(html).toContain('<link rel="stylesheet" href="/assets/brand-1.css"/>');
});

it("has an element id once", () => {
  const ids = [...renderKit(languages, undefined).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Seen on a page in motion alone, or part of another one that is shown. */
const shownElsewhere = ["deferred", "field-frame", "pending-bar", "skip-link"];

it("shows every primitive", () => {
  const folder = (path: string) => readdirSync(path, { recursive: true, encoding: "utf8" });
  const shown = folder("app/features/kit")
    .map((file) => readFileSync(`app/features/kit/${file}`, "utf8"))
    .join("\n");
  const primitives = folder("app/ui").flatMap((file) => /([\w-]+)(?<!\.test)\.tsx$/.exec(file)?.[1] ?? []);
  expect(primitives.length).toBeGreaterThan(20);
  const missing = primitives.filter((name) => !shown.includes(`/${name}"`));
  expect(missing.sort()).toEqual(shownElsewhere);
});
