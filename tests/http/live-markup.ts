import { Parser } from "htmlparser2";

const ADDRESSES = new Set(["href", "src", "action", "formaction", "srcset", "data", "poster"]);

/**
 * What a page would run or lead to because of a hostile value that bears `mark`. Shown as text, the value is harmless.
 */
export function liveMarkup(html: string, mark: string): string[] {
  const found: string[] = [];
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      script = name === "script" ? "" : null;
      for (const [attribute, value] of Object.entries(attributes)) {
        const isHandler = attribute.startsWith("on") && value.includes(mark);
        const isAddress =
          ADDRESSES.has(attribute) && /^\s*(?:javascript:|(?:https?:)?\/\/evil\.)/i.test(value);
        if (isHandler || isAddress) found.push(`<${name} ${attribute}="${value.slice(0, 80)}">`);
      }
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag() {
      // The site's own scripts have the request as data, inside of strings.
      if (script?.trimStart().startsWith(mark)) found.push(`<script>${script.slice(0, 80)}`);
      script = null;
    },
  });
  parser.end(html);
  return found;
}
