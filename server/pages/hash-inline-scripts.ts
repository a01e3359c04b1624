import { createHash } from "node:crypto";

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

export interface HashedDocument {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Prepares a rendered document for caching: hashes the inline scripts and styles that carry the render's secret
 * nonce, then removes the nonce. Injected markup does not know the nonce, so its scripts are not hashed and do not
 * run.
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
