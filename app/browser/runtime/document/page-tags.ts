import { Meta } from "@remix-run/react";
import { type ReactElement, useLayoutEffect } from "react";
import { useDocumentData } from "~/browser/document-data";
import { RAIL_OF_ICONS } from "~/session/cookies/cookies";
import { useRootData } from "~/shell/document/root-data";

type Tag = ReactElement<Record<string, unknown>>;

/** Updates what the document says of its page after each navigation: title and tags of the head, theme and rail. */
export function usePageTags(): void {
  const { fallbackTheme } = useDocumentData();
  const { theme = fallbackTheme, isRailOfIcons } = useRootData() ?? {};
  // Called, not rendered: React does not own the head, and would create script elements from their text.
  const tags: Tag[] = Meta().props.children.filter(Boolean);

  useLayoutEffect(() => showTags(tags));
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // A color scheme that is written again, even the same one, makes the browser style the whole page anew.
    if (dataset.theme === theme) return;
    dataset.theme = theme;
    document.head.querySelector("meta[name=color-scheme]")?.setAttribute("content", theme);
  }, [theme]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isRailOfIcons) dataset.rail = RAIL_OF_ICONS;
    else delete dataset.rail;
  }, [isRailOfIcons]);
}

/** What the head says; at first what the server wrote. */
let shown: Tag[] | undefined;

/** Removes the tags of the page before and adds those of this one; what both have stays. */
export function showTags(tags: Tag[]): void {
  const before = shown ?? tags;
  shown = tags;
  const [was, is] = [before, tags].map((list) => list.find(({ type }) => type === "title")?.props.children);
  if (was !== is) document.title = String(is ?? "");
  const without = (list: Tag[]) => (tag: Tag) => !list.some(({ key }) => key === tag.key);
  for (const tag of before.filter(without(tags))) elementOf(tag)?.remove();
  for (const tag of tags.filter(without(before))) document.head.append(create(tag));
}

function create(tag: Tag): Element {
  const element = document.createElement(String(tag.type));
  for (const [name, value] of attributesOf(tag)) element.setAttribute(name, value);
  return element;
}

function elementOf(tag: Tag): Element | undefined {
  const wanted = attributesOf(tag);
  return [...document.head.getElementsByTagName(String(tag.type))].find((element) =>
    wanted.every(([name, value]) => element.getAttribute(name) === value),
  );
}

/** Structured data are of documents alone, so a script is no more than its type. */
function attributesOf({ props }: Tag): [name: string, value: string][] {
  return Object.entries(props).flatMap(([name, value]) =>
    typeof value === "string" && name !== "children"
      ? [[name.replace("httpEquiv", "http-equiv").toLowerCase(), value]]
      : [],
  );
}
