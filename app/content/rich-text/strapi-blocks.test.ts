import { describe, expect, it } from "vitest";
import { flattenStrapi } from "~/content/strapi/strapi-flatten";
import type { Json } from "~/upstream/json";
import { WrittenSchema } from "./strapi-blocks";

const text = (said: string, marks = {}): Json => ({ type: "text", text: said, ...marks });
const node = (type: string, children: Json[], fields = {}): Json => ({ type, children, ...fields });

describe("a text of Strapi's editor", () => {
  it.each<[string, Json, string]>([
    [
      "a paragraph",
      node("paragraph", [text("One "), text("two", { bold: true, italic: true })]),
      "<p>One <em><strong>two</strong></em></p>",
    ],
    ["an empty line", node("paragraph", [text("")]), ""],
    ["a line break", node("paragraph", [text("a\nb")]), "<p>a<br>b</p>"],
    ["a heading of the page", node("heading", [text("A")], { level: 1 }), "<h2>A</h2>"],
    ["a heading", node("heading", [text("A")], { level: 4 }), "<h4>A</h4>"],
    [
      "lists in lists",
      node(
        "list",
        [
          node("list-item", [text("a")]),
          node("list", [node("list-item", [text("b")])], { format: "ordered" }),
        ],
        { format: "unordered" },
      ),
      "<ul><li>a<ol><li>b</li></ol></li></ul>",
    ],
    ["a quote", node("quote", [text("a")]), "<blockquote>a</blockquote>"],
    ["code", node("code", [text("a < b")]), "<pre><code>a &lt; b</code></pre>"],
    [
      "a link",
      node("paragraph", [node("link", [text("go")], { url: '/a"b' })]),
      '<p><a href="/a&quot;b">go</a></p>',
    ],
    [
      "markup that somebody typed",
      node("paragraph", [text("<script>alert(1)</script>")]),
      "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    ],
    ["what nobody knows", node("poll", [text("Yes?")]), "Yes?"],
    ["what is no node", 7, ""],
  ])("has %s", (_, block, html) => {
    expect(WrittenSchema.parse([block])).toBe(html);
  });

  it("has pictures with their words and size, wherever the CMS keeps them", () => {
    const image = {
      url: "/uploads/a.png",
      mime: "image/png",
      hash: "a",
      alternativeText: "A ship",
      width: 60,
      height: 40,
    };
    const flat = flattenStrapi({ content: [node("image", [text("")], { image })] }, "https://cms.example");
    expect(WrittenSchema.parse((flat as { content: Json }).content)).toBe(
      '<img src="https://cms.example/uploads/a.png" alt="A ship" width="60" height="40">',
    );
  });

  it("may be HTML as well", () => {
    expect(WrittenSchema.parse("<p>a</p>")).toBe("<p>a</p>");
    expect(WrittenSchema.safeParse(7).success).toBe(false);
  });
});
