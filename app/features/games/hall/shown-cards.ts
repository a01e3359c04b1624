import { trustedHtml } from "~/browser/runtime/document/trusted-html";
import type { Fragment } from "~/browser/served-html/fragment";
import type { AddedCard } from "../game-cards.server";

/** The cards of a grid: those that were served, then those that a script has added. */
export interface ShownCards {
  cards?: Fragment;
  added: readonly AddedCard[];
}

/** The cards in a grid's HTML. */
export function cardsIn(html: string): AddedCard[] {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  return [...template.content.children].map((card) => {
    const link = card.querySelector("a");
    const path = link?.getAttribute("href") ?? "";
    const sysname = link?.dataset.sysname ?? decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
    return { sysname, html: card.innerHTML };
  });
}
