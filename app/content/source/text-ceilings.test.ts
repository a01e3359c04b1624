import { describe, expect, it, vi } from "vitest";
import { sanitizeRichText } from "../rich-text/rich-text.server";
import { readPage } from "./content-queries.server";
import { cutTexts, LONGEST_PAGE, LONGEST_TEXT } from "./text-ceilings";

describe("a document of an editor's", () => {
  it("is as it is where its texts are of any usual length", () => {
    const report = vi.fn();
    const document = { data: [{ id: 1, text: "a".repeat(LONGEST_TEXT), isShown: true, none: null }] };
    expect(cutTexts(document, report)).toEqual(document);
    expect(report).not.toHaveBeenCalled();
  });

  it("has a text that is longer cut before a half tag, and says which", () => {
    const report = vi.fn();
    const start = "<p>".padEnd(LONGEST_TEXT - 5, "x");
    const cut = cutTexts(
      { data: [{ text: `${start}<a href="/terms">${"y".repeat(2_000_000)}</a>` }] },
      report,
    );
    expect(cut).toEqual({ data: [{ text: start }] });
    expect(report.mock.calls).toEqual([["data.0.text", expect.stringContaining(`after ${LONGEST_TEXT}`)]]);
    expect(sanitizeRichText(start, [])).toMatch(/x<\/p>$/);
  });

  it("has no half character", () => {
    const cut = cutTexts(`${"x".repeat(LONGEST_TEXT - 1)}😀`, () => {});
    expect(cut).toBe("x".repeat(LONGEST_TEXT - 1));
  });
});

it("a page's texts have a bound together", () => {
  const report = vi.fn();
  const body = "b".repeat(LONGEST_TEXT - 10);
  const blocks = [1, 2, 3].map(() => ({ __component: "blocks.rich-text", body }));
  const page = readPage({ slug: "terms", title: "Terms", text: body, blocks }, [], report);
  const written = [page?.text, ...(page?.blocks ?? []).map((block) => ("body" in block ? block.body : ""))];
  expect(written.join("").length).toBeLessThanOrEqual(LONGEST_PAGE);
  expect(page?.text).toBe(body);
  expect(report).toHaveBeenCalledWith("page.blocks.1.body", expect.stringContaining("is cut"));
});
