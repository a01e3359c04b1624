import type { MiniApp } from "~/features/mini-app/mini-app";
import type { WebApp } from "~/features/mini-app/web-app";

/**
 * Links that the messenger opens itself, the first match wins: a frame may neither open windows nor navigate to a
 * chat.
 */
const links: readonly {
  fits: (link: HTMLAnchorElement) => boolean;
  open: (app: WebApp, href: string) => void;
}[] = [
  { fits: ({ hostname }) => hostname === "t.me", open: (app, href) => app.openTelegramLink(href) },
  {
    fits: ({ origin, target }) => target === "_blank" && origin !== window.location.origin,
    open: (app, href) => app.openLink(href),
  },
];

export function openLinks({ app }: MiniApp): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^=http]");
    const match = link && links.find(({ fits }) => fits(link));
    if (!match || event.defaultPrevented) return;
    event.preventDefault();
    match.open(app, link.href);
  };
  document.addEventListener("click", follow, true);
  return () => document.removeEventListener("click", follow, true);
}
