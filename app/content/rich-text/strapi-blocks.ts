import { z } from "zod";
import { escapeHtml } from "~/browser/served-html/escape-html";
import { isJsonObject, type Json, type JsonObject } from "~/upstream/json";
import { itemsOf, objectOf } from "~/upstream/lenient-parse";

/** A text of an editor's as HTML, before it is sanitised: written in HTML, or in the editor of Strapi 5 (its blocks). */
export const WrittenSchema = z.union([
  z.string(),
  z.array(z.unknown()).transform((blocks) => htmlOf(blocks as Json[])),
]);

const marks: Readonly<Record<string, string>> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strikethrough: "s",
  code: "code",
};

const elements: Readonly<Record<string, (node: JsonObject, inner: string) => string>> = {
  paragraph: (_, inner) => (inner ? `<p>${inner}</p>` : ""),
  heading: ({ level }, inner) => {
    const name = `h${Math.min(6, Math.max(2, Number(level) || 2))}`;
    return `<${name}>${inner}</${name}>`;
  },
  list: ({ format }, inner) => (format === "ordered" ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`),
  "list-item": (_, inner) => `<li>${inner}</li>`,
  quote: (_, inner) => `<blockquote>${inner}</blockquote>`,
  code: (_, inner) => `<pre><code>${inner}</code></pre>`,
  link: ({ url }, inner) => `<a href="${escapeHtml(String(url ?? ""))}">${inner}</a>`,
  image: ({ src, alt, width, height }) => {
    const said = Object.entries({ src, alt: alt ?? "", width, height });
    const attributes = said.map(([name, value]) =>
      value === undefined ? "" : ` ${name}="${escapeHtml(String(value))}"`,
    );
    return `<img${attributes.join("")}>`;
  },
};

function htmlOf(nodes: readonly Json[]): string {
  return nodes.map(htmlOfNode).join("");
}

const ITEM_END = "</li>";

/** A list in a list belongs to the item before it. */
function joined(before: string, value: Json): string {
  const isInItem = objectOf(value).type === "list" && before.endsWith(ITEM_END);
  const html = htmlOfNode(value);
  return isInItem ? before.slice(0, -ITEM_END.length) + html + ITEM_END : before + html;
}

/** A node of an unknown kind becomes its text. */
function htmlOfNode(value: Json): string {
  const node = objectOf(value);
  if (typeof node.text === "string") {
    const said = escapeHtml(node.text).replaceAll("\n", "<br>");
    return Object.entries(marks).reduce(
      (inner, [mark, name]) => (node[mark] === true ? `<${name}>${inner}</${name}>` : inner),
      said,
    );
  }
  const inner = itemsOf(node.children, "", () => {}).reduce(joined, "");
  const element = typeof node.type === "string" ? elements[node.type] : undefined;
  return element ? element(node, inner) : inner;
}

/** An image of such a text as the CMS sends it: its own fields, before media become their addresses. */
export function imageOfBlocks({ type, image }: JsonObject): JsonObject | undefined {
  if (type !== "image" || !isJsonObject(image) || typeof image.url !== "string") return undefined;
  const { url, alternativeText, width, height } = image;
  return { src: url, alt: alternativeText ?? null, width: width ?? null, height: height ?? null };
}
