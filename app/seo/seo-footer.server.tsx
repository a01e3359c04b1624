import type { Fragment } from "~/browser/served-html/fragment";
import { versionOf, wordsKey } from "~/browser/served-html/fragment-cache.server";
import type { SeoRecord } from "~/content/entities/seo";
import { withEditorLinks } from "~/content/rich-text/editor-links";
import { sanitizeRichText } from "~/content/rich-text/rich-text.server";
import type { PageContext } from "~/context/app-context";
import { localePrefix } from "~/routing/locale-path";
import { fillHtml, type Tokens } from "./tokens";

/** An editor's text and questions below a page; undefined when the record has neither. */
export function serveSeoFooter(
  context: PageContext,
  record: SeoRecord,
  tokens: Tokens,
): Fragment | undefined {
  if (!record.text && record.schemaFaq.length === 0) return undefined;
  const key = [...wordsKey(context), versionOf(record), [...tokens]];
  return context.fragments.serve([
    context.fragments.cache("seo-foot", key, () => (
      <Footer context={context} record={record} tokens={tokens} />
    )),
  ]);
}

interface FooterProps {
  context: Pick<PageContext, "t" | "locale">;
  record: Pick<SeoRecord, "text" | "schemaFaq">;
  tokens: Tokens;
}

function Footer({ context: { t, locale }, record: { text, schemaFaq }, tokens }: FooterProps) {
  // Tokens are filled in first, so that their values are sanitised too.
  const prose = (html: string) =>
    withEditorLinks(sanitizeRichText(fillHtml(html, tokens), []), localePrefix(locale));
  return (
    <>
      {text && <Html as="div" className="prose seo-text" html={prose(text)} />}
      {schemaFaq.length > 0 && (
        <div>
          <h2>{t("seo.faq")}</h2>
          {schemaFaq.map(({ question, answer }) => (
            <details key={question}>
              <Html as="summary" html={prose(question)} />
              <Html as="div" className="prose" html={prose(answer)} />
            </details>
          ))}
        </div>
      )}
    </>
  );
}

function Html({ as: Tag, html, className }: { as: "div" | "summary"; html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
