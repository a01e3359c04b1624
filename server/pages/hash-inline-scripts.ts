import { createHash } from "node:crypto";

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

export interface HashedDocument {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Makes a rendered document fit for many: the inline scripts and styles that bear the render's secret mark are
 * listed by hash, then the mark is taken off. Markup that found its way into the page from elsewhere does not know
 * the mark, so its scripts are in no list and do not run, just as under a nonce.
 */
export function hashInlineScripts(marked: string, mark: string): HashedDocument {
  const attribute = ` nonce="${mark}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = "", text = ""] of marked.matchAll(ELEMENTS)) {
    if (text && attributes.includes(attribute.slice(1))) {
      hashes[name as "script" | "style"].add(createHash("sha256").update(text).digest("base64"));
    }
  }
  return {
    html: marked.replaceAll(attribute, ""),
    scriptHashes: [...hashes.script],
    styleHashes: [...hashes.style],
  };
}
