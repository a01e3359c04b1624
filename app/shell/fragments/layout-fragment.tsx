import { useLocation } from "@remix-run/react";
import { type HTMLAttributes, useEffect, useRef } from "react";
import { ServedHtml } from "~/browser/served-html/served-html";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { currentMarks, namedView } from "./current-links";
import type { FragmentName } from "./shell-fragments";

interface LayoutFragmentProps extends HTMLAttributes<HTMLElement> {
  name: FragmentName;
  as?: "div" | "nav" | "footer";
}

/** A menu or the footer of the layout, whose marks of the current page follow the navigation. */
export function LayoutFragment({ name, ...attributes }: LayoutFragmentProps) {
  const element = useRef<HTMLElement>(null);
  const layout = useLayoutData();
  const fragment = layout?.fragments[name];
  useCurrentMarks(element, fragment?.id, layout?.hallCategory);
  return <ServedHtml {...attributes} ref={element} fragment={fragment} />;
}

function useCurrentMarks(
  element: React.RefObject<HTMLElement>,
  id: string | undefined,
  hallCategory: string | undefined,
) {
  const { pathname, search } = useLocation();
  const localePath = useLocalePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML carries the server's marks, which may be older
  useEffect(() => {
    if (!element.current) return;
    const links = [...element.current.querySelectorAll("a:not([data-dialog])")];
    const hrefs = links.map((link) => link.getAttribute("href") ?? "");
    const marks = currentMarks(
      hrefs,
      localePath(namedView(pathname + search, hallCategory)),
      localePath("/"),
    );
    links.forEach((link, index) => {
      const mark = marks.get(hrefs[index] ?? "");
      if (mark) link.setAttribute("aria-current", mark);
      else link.removeAttribute("aria-current");
    });
    for (const link of element.current.querySelectorAll<HTMLAnchorElement>("a[data-dialog]")) {
      link.href = localePath(pathname + withDialog(search, { dialog: link.dataset.dialog ?? "" }));
    }
    for (const input of element.current.querySelectorAll<HTMLInputElement>("[name=redirectTo]")) {
      input.value = pathname + search;
    }
  }, [element, id, hallCategory, pathname, search, localePath]);
}
