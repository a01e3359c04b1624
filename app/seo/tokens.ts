import { escapeHtml } from "~/browser/served-html/escape-html";
/** Values of `##tokens##`, by name. */
export type Tokens = ReadonlyMap<string, string>;

const TOKEN = /##\s*([\w.:-]{1,64})\s*##/g;

/** Editors write names with or without `##`. The first source that has a name wins. */
export function tokensOf(...sources: Readonly<Record<string, string | undefined>>[]): Tokens {
  const tokens = new Map<string, string>();
  for (const source of sources) {
    for (const [key, value] of Object.entries(source)) {
      const name = key.replaceAll("#", "").trim();
      if (value !== undefined && !tokens.has(name)) tokens.set(name, value);
    }
  }
  return tokens;
}

/** Fills tokens into a text. One without a value is removed together with the punctuation around it. */
export function fillText(text: string, tokens: Tokens): string {
  let isTorn = false;
  const filled = text.replace(TOKEN, (_token, name: string) => {
    const value = tokens.get(name);
    isTorn ||= !value;
    return value ?? "";
  });
  return isTorn ? mended(filled) : filled.trim();
}

/** Fills encoded tokens into a URL; undefined when one has no value, because the URL would point elsewhere. */
export function fillAddress(address: string, tokens: Tokens): string | undefined {
  let isWhole = true;
  const filled = address.replace(TOKEN, (_token, name: string) => {
    const value = tokens.get(name);
    isWhole &&= Boolean(value);
    return encodeURIComponent(value ?? "");
  });
  return isWhole ? filled.trim() || undefined : undefined;
}

/** Fills HTML-escaped tokens into HTML. The result is not sanitised yet. */
export function fillHtml(html: string, tokens: Tokens): string {
  return html.replace(TOKEN, (_token, name: string) => escapeHtml(tokens.get(name) ?? ""));
}

function mended(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]|"\s*"|«\s*»|“\s*”/g, "")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/([|–—·-])(?:\s+[|–—·-])+/g, "$1")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s|–—·:,-]+|[\s|–—·:,-]+$/g, "");
}
