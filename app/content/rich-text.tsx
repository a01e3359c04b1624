/** An editor's text as prose. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content client sanitised this HTML before it was cached
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
