import { describe, expect, it, vi } from "vitest";
import { readBlocks } from "../blocks/read-blocks.server";
import { readPromotion } from "../promotions.server";
import { readPage } from "../source/content-queries.server";
import { withMarkdown } from "./markdown.server";

const MARKDOWN = "# Terms\n\n**Bold** and [a link](/terms)\n\n| A | B |\n|---|---|\n| 1 | 2 |";
const HTML =
  '<h2>Terms</h2>\n<p><strong>Bold</strong> and <a href="/terms">a link</a></p>\n<table>\n<thead>\n<tr>\n<th>A</th>\n<th>B</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n';

describe("Markdown", () => {
  it("is the text of a page and of a promotion, before their HTML", () => {
    const entry = { slug: "terms", title: "Terms", text: "<p>old</p>", markdown: MARKDOWN };
    expect(readPage(entry, [], vi.fn())?.text).toBe(HTML);
    expect(readPromotion(entry, [], vi.fn())).toMatchObject({
      text: HTML,
      summary: "Terms Bold and a link A B 1 2",
    });
  });

  it("is the text of a block and of an answer, after what Strapi's editor wrote", () => {
    const read = (block: object) => readBlocks([{ ...block }], "text", [], vi.fn());
    const text = { __component: "page.rich-text", body: "<p>old</p>", markdown: "*new*" };
    const said = { type: "paragraph", children: [{ type: "text", text: "said" }] };
    expect(read(text)).toMatchObject([{ body: "<p><em>new</em></p>\n" }]);
    expect(read({ ...text, content: [said] })).toMatchObject([{ body: "<p>said</p>" }]);
    expect(
      read({ __component: "page.questions", items: [{ question: "Why?", markdown: "- one\n- two" }] }),
    ).toMatchObject([{ items: [{ answer: "<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n" }] }]);
  });

  it("is read where it is declared alone: HTML stays what it is", () => {
    const html = "<p>5 * 3 * 2, # 7 and _all_</p>\n\n    <p>indented</p>";
    for (const markdown of [undefined, null, "", " \n", 7])
      expect(withMarkdown({ text: html, ...(markdown !== undefined && { markdown }) }, "text")).toEqual({
        text: html,
      });
  });

  it("loses what HTML loses, and it is reported to editors", () => {
    const report = vi.fn();
    const markdown =
      'a <script>alert(1)</script> [x](//evil.example) ![p](http://evil.example/a.png) <b onclick="x()">bold</b>';
    expect(readPage({ slug: "a", title: "A", markdown }, [], report)?.text).toBe(
      "<p>a  <a>x</a>  <b>bold</b></p>\n",
    );
    expect(report.mock.calls.map(([, problem]) => problem)).toEqual([
      "<script> is left out",
      "a link that may not be followed: //evil.example",
      "a picture that may not be shown: http://evil.example/a.png",
    ]);
  });
});
