import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { admits, policyOf } from "~/addresses/document-policies";
import { allowsCode } from "~/consent/consent";
import type { CustomCodeSnippet } from "~/content/entities/common";
import type { AppContext } from "~/context";
import { escapeHtml } from "~/fragments/escape-html";
import { type ParsedSnippet, parseSnippet, type SnippetElement } from "./parse-snippet";

/** Keys of log lines already written: a problem of a snippet is logged once, not at every render. */
const loggedKeys = new LRUCache<string, true>({ max: 500 });

/**
 * Renders the operator's snippets: an inert template, whose content the browser injects after hydration, and a
 * `<noscript>` fallback. Null on frame pages and data requests, and where there is nothing to inject.
 */
export async function loadCustomCode(context: AppContext): Promise<string | null> {
  const { config, branch, isDataRequest } = context;
  if (config.customCode.mode === "off" || isDataRequest || !admits(policyOf(branch), "customCode"))
    return null;
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

/** In `pinned` mode a snippet runs only if the configuration lists the SHA-256 of its text. */
function isAllowed({ isEnabled, position, code }: CustomCodeSnippet, { config, log }: AppContext): boolean {
  if (!isEnabled) return false;
  if (config.customCode.mode === "nonce") return true;
  const hash = snippetHash(code);
  if (config.customCode.hashes.includes(hash)) return true;
  logOnce(`pin ${position} ${hash}`, () =>
    log.warn({ position, hash }, "custom code is not pinned, so it does not run"),
  );
  return false;
}

/** The hash of a snippet as `CUSTOM_CODE_HASHES` lists it, of the trimmed text. */
export function snippetHash(code: string): string {
  return `sha256-${createHash("sha256").update(code.trim()).digest("base64")}`;
}

function parsed({ position, code }: CustomCodeSnippet, { config, log }: AppContext): ParsedSnippet {
  const snippet = parseSnippet(code, config.customCode.origins);
  if (snippet.dropped.length > 0) {
    logOnce(`drop ${position} ${snippetHash(code)}`, () =>
      log.warn({ position, dropped: snippet.dropped.slice(0, 20) }, "parts of custom code were left out"),
    );
  }
  return snippet;
}

function logOnce(key: string, tell: () => void): void {
  if (loggedKeys.has(key)) return;
  loggedKeys.set(key, true);
  tell();
}

function elementHtml(
  { tag, attributes, text }: SnippetElement,
  position: CustomCodeSnippet["position"],
  nonce: string | undefined,
): string {
  const all = { ...attributes, "data-custom-code": position, ...(tag === "link" || !nonce ? {} : { nonce }) };
  const written = Object.entries(all)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  return tag === "link" ? `<link${written}>` : `<${tag}${written}>${text}</${tag}>`;
}
