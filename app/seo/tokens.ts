/** Values of `##tokens##`, by name. */
export type Tokens = ReadonlyMap<string, string>;

const TOKEN = /##\s*([\w.:-]{1,64})\s*##/g;

/** Editors write names with their `##` and without. Of a name that comes twice the first source counts. */
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

/** A text with its tokens filled in; one without a value goes, and with it what only joined it to the rest. */
export function fillText(text: string, tokens: Tokens): string {
  let isTorn = false;
  const filled = text.replace(TOKEN, (_token, name: string) => {
    const value = tokens.get(name);
    isTorn ||= !value;
    return value ?? "";
  });
  return isTorn ? mended(filled) : filled.trim();
}

/** An address with its tokens encoded; none when one of them has no value, because it would lead elsewhere. */
export function fillAddress(address: string, tokens: Tokens): string | undefined {
  let isWhole = true;
  const filled = address.replace(TOKEN, (_token, name: string) => {
    const value = tokens.get(name);
    isWhole &&= Boolean(value);
    return encodeURIComponent(value ?? "");
  });
  return isWhole ? filled.trim() || undefined : undefined;
}

/** HTML with its tokens as text. The result is not yet sanitised. */
export function fillHtml(html: string, tokens: Tokens): string {
  return html.replace(TOKEN, (_token, name: string) => escapeHtml(tokens.get(name) ?? ""));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function mended(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]|"\s*"|«\s*»|“\s*”/g, "")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/([|–—·-])(?:\s+[|–—·-])+/g, "$1")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s|–—·:,-]+|[\s|–—·:,-]+$/g, "");
}
