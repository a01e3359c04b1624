import { describe, expect, it } from "vitest";
import { editorHref, withEditorLinks } from "./editor-links";

describe("links of editors", () => {
  it.each([
    ["/terms", "/es-ES/terms"],
    ["/", "/es-ES"],
    ["#top", "#top"],
    ["?page=2", "?page=2"],
    ["https://elsewhere.example/x", "https://elsewhere.example/x"],
    ["mailto:a@b.test", "mailto:a@b.test"],
  ])("%s", (href, written) => {
    expect(editorHref(href, "/es-ES")).toBe(written);
    expect(withEditorLinks(`<p><a title="a" href="${href}">x</a></p>`, "/es-ES")).toBe(
      `<p><a title="a" href="${written}">x</a></p>`,
    );
    expect(editorHref(href, "")).toBe(href);
  });

  it("leaves words alone", () => {
    const html = '<p>Write href="/terms"</p><p>again</p>';
    expect(withEditorLinks(html, "/es-ES")).toBe(html);
  });
});
