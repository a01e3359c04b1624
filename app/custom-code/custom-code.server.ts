import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { allowsCode } from "~/consent/consent";
import type { CustomCodeSnippet } from "~/content/entities";
import type { AppContext } from "~/context";
import { type ParsedSnippet, parseSnippet, type SnippetElement } from "./parse-snippet";

/** What was told of a snippet once is not told again each time the content is read anew. */
const told = new LRUCache<string, true>({ max: 500 });

/**
 * The operator's snippets as HTML: an inert template that the browser puts in place once the page has come alive, and
 * what stands for it without script. Null where no foreign code belongs: frames, and data for scripts.
 */
export async function loadCustomCode(context: AppContext): Promise<string | null> {
  const { config, branch, isDataRequest } = context;
  const isFrame = branch.handles.some((handle) => handle.policy === "frame");
  if (config.customCode.mode === "off" || isDataRequest || isFrame) return null;
  const { customCode } = await context.content.commonData();
  const parts = customCode
    .filter((snippet) => isAllowed(snippet, context))
    .map((snippet) => ({
      position: snippet.position,
      ...parsed(snippet, context),
    }));
  const elements = parts.flatMap(({ position, elements: list }) =>
    list.map((element) => elementHtml(element, position, context.nonce)),
  );
  const noscript = parts
    .flatMap((part) => part.noscript)
    .filter(({ purpose }) => allowsCode(context.consent, purpose))
    .map(({ html }) => html)
    .join("");
  if (elements.length === 0 && !noscript) return null;
  return `<template>${elements.join("")}</template>${noscript && `<noscript>${noscript}</noscript>`}`;
}

/** Under `pinned` a snippet runs only while the configuration holds the SHA-256 of its text. */
function isAllowed({ isEnabled, position, code }: CustomCodeSnippet, { config, log }: AppContext): boolean {
  if (!isEnabled) return false;
  if (config.customCode.mode === "nonce") return true;
  const hash = snippetHash(code);
  if (config.customCode.hashes.includes(hash)) return true;
  tellOnce(`pin ${position} ${hash}`, () =>
    log.warn({ position, hash }, "custom code is not pinned, so it does not run"),
  );
  return false;
}

/** The hash of a snippet as `CUSTOM_CODE_HASHES` lists it; spaces around the text do not count. */
export function snippetHash(code: string): string {
  return `sha256-${createHash("sha256").update(code.trim()).digest("base64")}`;
}

function parsed({ position, code }: CustomCodeSnippet, { config, log }: AppContext): ParsedSnippet {
  const snippet = parseSnippet(code, config.customCode.origins);
  if (snippet.dropped.length > 0) {
    tellOnce(`drop ${position} ${snippetHash(code)}`, () =>
      log.warn({ position, dropped: snippet.dropped.slice(0, 20) }, "parts of custom code were left out"),
    );
  }
  return snippet;
}

function tellOnce(key: string, tell: () => void): void {
  if (told.has(key)) return;
  told.set(key, true);
  tell();
}

function elementHtml(
  { tag, attributes, text }: SnippetElement,
  position: CustomCodeSnippet["position"],
  nonce: string | undefined,
): string {
  const all = { ...attributes, "data-custom-code": position, ...(tag === "link" || !nonce ? {} : { nonce }) };
  const written = Object.entries(all)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join("");
  return tag === "link" ? `<link${written}>` : `<${tag}${written}>${text}</${tag}>`;
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
