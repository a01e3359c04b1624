import { escapeHtml } from "~/browser/served-html/escape-html";
import type { CustomCodeSnippet } from "~/content/entities/common-data";
import type { AppContext } from "~/context/app-context";
import { admits, policyOf } from "~/routing/addresses/document-policies";
import { allowsCode } from "~/session/consent";
import { parseSnippet, type SnippetElement } from "./parse-snippet";
import { isPinned, snippetHash } from "./report-code.server";

/**
 * Renders the operator's snippets: an inert template, whose content the browser injects after hydration, and a
 * `<noscript>` fallback. Null on frame pages and data requests, and where there is nothing to inject. What is dropped from
 * them is reported when they are read (`reportCode()`).
 */
export async function loadCustomCode(context: AppContext): Promise<string | null> {
  const { config, branch, isDataRequest } = context;
  if (config.customCode.mode === "off" || isDataRequest || !admits(policyOf(branch), "customCode"))
    return null;
  const { customCode } = await context.content.commonData();
  const parts = customCode
    .filter(({ isEnabled, code }) => isEnabled && isPinned(snippetHash(code), config.customCode))
    .map(({ position, code }) => ({ position, ...parseSnippet(code, config.customCode.origins) }));
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
