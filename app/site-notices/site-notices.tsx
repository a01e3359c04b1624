import { createContext, useContext } from "react";
import { useTrustedHtml } from "~/runtime/document/trusted-html";

const SiteNoticesContext = createContext("");

/** Set during the server's render only; the browser keeps the server's HTML. */
export const SiteNoticesProvider = SiteNoticesContext.Provider;

/** The notices above the page, as finished HTML: browsers load no messages or components for them. */
export function SiteNotices() {
  const html = useContext(SiteNoticesContext);
  return (
    <div
      id="site-notices"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by site-notices.server.tsx
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  );
}
