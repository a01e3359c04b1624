import { useLocation } from "@remix-run/react";
import { createContext, type HTMLAttributes, useContext, useEffect, useRef, useState } from "react";
import { withDialog } from "~/dialogs/address/dialog-query";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTrustedHtml } from "~/runtime/document/trusted-html";
import { useFrameData } from "~/shell/layout-data/use-frame-data";
import { currentHrefs } from "./current-links";
import type { FragmentName, ShellFragments } from "./shell-fragments";

const ShellFragmentsContext = createContext<ShellFragments | null>(null);

/** Provided during server rendering only, so that the HTML is not sent a second time as data. */
export const ShellFragmentsProvider = ShellFragmentsContext.Provider;

interface FragmentProps extends HTMLAttributes<HTMLElement> {
  name: FragmentName;
  /** Id of a second copy on the same page. */
  id?: string;
  as?: "div" | "nav" | "footer";
}

/**
 * Renders pre-rendered HTML of the frame. Hydration keeps the served HTML; client navigations that load the layout
 * get it in the loader data. Only the marks of the current page are updated on navigation.
 */
export function Fragment({ name, as: Tag = "div", id, ...attributes }: FragmentProps) {
  const element = useRef<HTMLElement & HTMLDivElement>(null);
  const ownId = `fragment-${name}`;
  const served = useContext(ShellFragmentsContext)?.[name];
  const [kept] = useState(() => served ?? readFromPage(ownId));
  const html = useFrameData()?.fragments?.[name] ?? kept;
  useCurrentMarks(element, html);
  return (
    <Tag
      {...attributes}
      ref={element}
      id={id ?? ownId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by fragments.server.tsx, where React escaped every text
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  );
}

function readFromPage(id: string): string {
  return typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
}

function useCurrentMarks(element: React.RefObject<HTMLElement>, html: string) {
  const { pathname, search } = useLocation();
  const localePath = useLocalePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML carries the server's marks, which may be older
  useEffect(() => {
    if (!element.current) return;
    const links = [...element.current.querySelectorAll("a:not([data-dialog])")];
    const hrefs = links.map((link) => link.getAttribute("href") ?? "");
    const current = currentHrefs(hrefs, localePath(pathname + search));
    links.forEach((link, index) => {
      if (current.has(hrefs[index] ?? "")) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    });
    for (const link of element.current.querySelectorAll<HTMLAnchorElement>("a[data-dialog]")) {
      link.href = localePath(pathname + withDialog(search, { dialog: link.dataset.dialog ?? "" }));
    }
    for (const input of element.current.querySelectorAll<HTMLInputElement>("[name=redirectTo]")) {
      input.value = pathname + search;
    }
  }, [element, html, pathname, search, localePath]);
}
