import { useBasename } from "~/i18n/use-locale-path";
import { useTrustedHtml } from "~/runtime/document/trusted-html";
import { withEditorLinks } from "./editor-links";

/** Renders an editor's sanitised HTML. */
export function RichText({ html }: { html: string }) {
  const written = useTrustedHtml(withEditorLinks(html, useBasename()));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content client sanitised this HTML before it was cached
  return <div className="prose" dangerouslySetInnerHTML={written} />;
}
