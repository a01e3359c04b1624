import { describe, expect, it } from "vitest";
import { blockKinds } from "~/content/blocks/block-kinds";
import { MenuItemSchema } from "~/content/entities/menus";
import { ContentPageSchema } from "~/content/entities/pages";
import { sanitizeRichText } from "~/content/rich-text/rich-text.server";
import { isolateNumbers, isRightToLeft } from "./isolate-numbers";
import { catalogues } from "./messages/catalogue";

const marked = (text: string) =>
  isolateNumbers(text)
    .replace(/\u2066/g, "[")
    .replace(/\u2069/g, "]");

describe("a number in a text from right to left", () => {
  it.each([
    ["مثل +34 600 000 000", "مثل [+34 600 000 000]"],
    ["مثل +55 11 90000-0000.", "مثل [+55 11 90000-0000]."],
    ["+18. تطبق", "[+18]. تطبق"],
    ["18+", "[18+]"],
    ["من 10-20 لعبة", "من [10-20] لعبة"],
    ["خصم −5 و 50% فقط", "خصم [−5] و [50%] فقط"],
    ["+{count} لعبة", "[+{count}] لعبة"],
    ["هاتف \u2066+34 600\u2069 فقط", "هاتف [+34 600] فقط"],
  ])("is isolated where it has a sign or groups: %s", (text, isolated) => {
    expect(marked(text)).toBe(isolated);
    expect(isolateNumbers(isolateNumbers(text))).toBe(isolateNumbers(text));
  });

  it.each(["رمز من 6 أرقام", "WCAG 2.2", "1,000.50", "{count} لعبة", "12:30", "كلمة - كلمة", "COVID-19"])(
    "is as it is otherwise: %s",
    (text) => expect(isolateNumbers(text)).toBe(text),
  );
});

it("the messages of the locales from right to left have such numbers", () => {
  const texts = Object.values(catalogues).flatMap((messages) =>
    Object.values(messages).filter(isRightToLeft),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => isolateNumbers(text) !== text).length).toBeGreaterThan(0);
});

describe("an editor's text", () => {
  it("from right to left has its numbers isolated, in elements of their own too, and no attribute", () => {
    const html = '<p>اتصل <a href="tel:+34600" title="+34 600">+34 600 000 000</a></p>';
    expect(sanitizeRichText(html, [])).toBe(
      '<p>اتصل <a title="+34 600" href="tel:+34600">\u2066+34 600 000 000\u2069</a></p>',
    );
  });

  it.each([
    ["a menu", MenuItemSchema, { title: "اتصل +34 600 000 000", url: "/support" }],
    ["a page's title", ContentPageSchema, { slug: "contact", title: "اتصل +34 600 000 000" }],
    ["a block", blockKinds.button, { title: "اتصل +34 600 000 000", label: "x", url: "/support" }],
  ])("that is plain has them too: %s", (_, schema, entry) => {
    expect(schema.parse(entry).title).toBe("اتصل \u2066+34 600 000 000\u2069");
  });

  it("from left to right stays as it was written", () => {
    expect(MenuItemSchema.parse({ title: "Call +34 600", url: "/support" }).title).toBe("Call +34 600");
    expect(sanitizeRichText("<p>Call +34 600 000 000</p>", [])).toBe("<p>Call +34 600 000 000</p>");
  });
});
