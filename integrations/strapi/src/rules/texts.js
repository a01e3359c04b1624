const { Parser } = require("htmlparser2");
const MarkdownIt = require("markdown-it");
const { linkFault } = require("./links");
const rules = require("./site-rules.json");

const PIXELS = new RegExp(rules.pictures.pixels);

/** A text in HTML: what the site would leave out of it. */
function textFault(html) {
  if (html.length > rules.texts.longest)
    return `The site shows ${rules.texts.longest} characters of a text, and this one has ${html.length}: divide it among pages.`;
  const faults = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a" && attributes.href !== undefined) {
        const fault = linkFault(attributes.href);
        if (fault) faults.push(`Link "${attributes.href}": ${fault}`);
      }
      if (name === "img") faults.push(pictureFault(attributes));
    },
  });
  parser.end(html);
  return faults.find(Boolean);
}

const markdown = new MarkdownIt({ html: true });

/** A text in Markdown, of which the site makes HTML. */
function markdownFault(text) {
  return textFault(markdown.render(text));
}

function pictureFault({ src = "", alt, width = "", height = "" }) {
  if (!/^(?:https?:\/\/[^/]|\/_media\/)/i.test(src))
    return `Picture "${src.slice(0, 80)}": give its whole address, which begins with https://.`;
  if (alt === undefined)
    return `Picture "${src}": say in alt="…" what it shows, or alt="" if it only decorates.`;
  if (!PIXELS.test(width) || !PIXELS.test(height))
    return `Picture "${src}": give its size in pixels, as in <img src="…" alt="…" width="600" height="400">, or the page jumps when it arrives.`;
  return undefined;
}

/** A text of the panel's own editor: links that the site would leave out, pictures without words. */
function blocksFault(nodes) {
  const faults = nodes.flatMap((node) => {
    if (node.type === "link") {
      const fault = linkFault(node.url ?? "");
      return fault ? [`Link "${node.url}": ${fault}`] : [];
    }
    if (node.type === "image" && !node.image?.alternativeText)
      return [`Picture "${node.image?.name}": say in the media library what it shows.`];
    return Array.isArray(node.children) ? (blocksFault(node.children) ?? []) : [];
  });
  return faults[0];
}

module.exports = { blocksFault, markdownFault, textFault };
