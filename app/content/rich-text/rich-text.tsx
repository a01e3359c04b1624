import { ServedHtml } from "~/browser/served-html/served-html";
import { useBasename } from "~/i18n/use-locale-path";
import { withEditorLinks } from "./editor-links";

/** Renders an editor's HTML, which the content client sanitised before it was cached. */
export function RichText({ html }: { html: string }) {
  const written = withEditorLinks(html, useBasename());
  return <ServedHtml className="prose" fragment={{ id: written, html: written }} />;
}
