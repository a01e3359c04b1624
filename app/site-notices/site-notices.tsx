import { createContext, useContext } from "react";
import { useTrustedHtml } from "~/runtime/trusted-html";

const SiteNoticesContext = createContext("");

/** Exists during the server's render only: the browser leaves alone what the server wrote. */
export const SiteNoticesProvider = SiteNoticesContext.Provider;

/** What every visitor is asked once, above the page: finished HTML, so that no browser loads words or components for it. */
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
