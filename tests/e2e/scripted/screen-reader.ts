import type { Locator, Page } from "@playwright/test";
import { untilHydrated } from "../../support/hydrated";

/** Records what a user of a screen reader hears. */
export interface ScreenReader {
  /** After each step: a new title, a new heading, where the focus is, what live regions said, and the region. */
  listen(step: string, region?: Locator): Promise<void>;
  transcript(): string;
}

declare global {
  interface Window {
    hearLiveRegion(text: string): void;
  }
}

/** What is said may come a while after what was done: a balance, a message. */
const PATIENCE = 600;

export async function startScreenReader(page: Page, mask: (text: string) => string): Promise<ScreenReader> {
  const lines: string[] = [];
  const heard: string[] = [];
  let before = { title: "", heading: "" };
  await page.exposeFunction("hearLiveRegion", (text: string) => heard.push(text));
  await page.addInitScript(hearLiveRegions);

  /** What has the focus: its role, name and states, and what describes it. */
  async function focus(): Promise<string> {
    const { active, isInvalid, description } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const described = focused.getAttribute("aria-describedby")?.split(" ") ?? [];
      return {
        active: focused.getAttribute("aria-activedescendant") ?? focused.matches(":focus"),
        isInvalid: focused.getAttribute("aria-invalid") === "true",
        description: described.map((id) => document.getElementById(id)?.textContent).join(" "),
      };
    });
    if (active === false) return "nowhere";
    const [line = ""] = (
      await page.locator(active === true ? ":focus" : `[id="${active}"]`).ariaSnapshot({ timeout: 5_000 })
    ).split("\n");
    const said = line.replace(/^- | \[(active|cursor=\w+)\]|:$/g, "");
    return [said, isInvalid && "invalid", description].filter(Boolean).join(", ");
  }

  return {
    async listen(step, region) {
      await untilHydrated(page);
      await page.waitForTimeout(PATIENCE);
      const now = {
        title: await page.title(),
        heading: (await page.getByRole("heading", { level: 1 }).allTextContents()).join(" / "),
      };
      lines.push("", `## ${step}`, "");
      if (now.title !== before.title) lines.push(`title: ${now.title}`);
      if (now.heading !== before.heading) lines.push(`heading: ${now.heading}`);
      lines.push(`focus: ${await focus()}`, ...heard.splice(0).map((text) => `said: ${text}`));
      before = now;
      if (region) lines.push("", ...readOnce(await region.ariaSnapshot()));
    },
    transcript: () => `${mask(lines.join("\n")).trim()}\n`,
  };
}

/** The tree without addresses, empty paragraphs, unselected options, and labels next to their field. */
function readOnce(tree: string): string[] {
  const untold = /- (\/(url|placeholder):|paragraph$|option "[^"]*"$)/;
  const lines = tree.split("\n").filter((line) => !untold.test(line));
  const isLabel = (line: string, at: number) => {
    const text = /- text: (.*)$/.exec(line)?.[1];
    return (
      text !== undefined && [lines[at - 1], lines[at + 1]].some((beside) => beside?.includes(`"${text}"`))
    );
  };
  const depth = (line = "") => line.search(/\S/);
  return lines
    .filter((line, at) => !isLabel(line, at))
    .map((line, at, all) => (depth(all[at + 1]) > depth(line) ? line : line.replace(/:$/, "")));
}

/**
 * Runs in the page. What a screen reader announces of live regions: a change of one that exists already, and an alert
 * that is inserted. A region inserted with its text is not announced, nor one behind a dialog.
 */
function hearLiveRegions() {
  if (window !== window.top) return;
  const LIVE = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output";
  const say = (region: Element, texts: string[]) => {
    const modal = document.querySelector("dialog:modal");
    const text = texts.join(" ").replace(/\s+/g, " ").trim();
    if (text && (!modal || modal.contains(region))) window.hearLiveRegion(text);
  };
  const isAtomic = (region: Element) =>
    (region.getAttribute("aria-atomic") ?? String(region.matches("[role=status], [role=alert]"))) === "true";

  document.addEventListener("DOMContentLoaded", () => {
    let known = new WeakSet(document.querySelectorAll(LIVE));
    new MutationObserver((changes) => {
      const changed = new Map<Element, string[]>();
      for (const { target, addedNodes, type } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        const nodes = type === "characterData" ? [target] : [...addedNodes];
        if (region && known.has(region))
          changed.set(region, [...(changed.get(region) ?? []), ...nodes.map(textOf)]);
        else
          for (const node of nodes)
            if (node instanceof Element)
              for (const alert of [node, ...node.querySelectorAll("*")])
                if (alert.matches("[role=alert]")) changed.set(alert, [textOf(alert)]);
      }
      for (const [region, texts] of changed)
        if (region.isConnected) say(region, isAtomic(region) ? [textOf(region)] : texts);
      known = new WeakSet(document.querySelectorAll(LIVE));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

  /** Its text as it is read: names in place of contents, and without what is hidden. */
  function textOf(node: Node): string {
    if (node instanceof Text) return node.parentElement?.checkVisibility() ? node.data : "";
    if (
      !(node instanceof Element) ||
      node.closest("[aria-hidden=true]") ||
      !node.checkVisibility({ visibilityProperty: true })
    ) {
      // A box without a box of its own shows what is in it.
      if (!(node instanceof Element) || getComputedStyle(node).display !== "contents") return "";
    }
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(textOf).join(" ");
  }
}
