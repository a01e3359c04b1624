import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { SeoRecord } from "~/content/entities/seo";
import { sanitizeRichText } from "~/content/rich-text/rich-text.server";
import type { PageContext } from "~/context";
import { localePrefix, withBasename } from "~/i18n/locale-path";
import { fillHtml, type Tokens } from "./tokens";

/** Sanitised texts: editors change them rarely, and sanitising costs more than the rest of the page's SEO. */
const cleaned = new LRUCache<string, string>({ max: 500, maxSize: 4 * 1024 * 1024, sizeCalculation: sizeOf });

/** An editor's text and questions as HTML; empty when the record has neither. */
export function renderFoot(
  { t, locale }: PageContext,
  { text, schemaFaq }: Pick<SeoRecord, "text" | "schemaFaq">,
  tokens: Tokens,
): string {
  // Tokens are filled in first, so that their values are sanitised too.
  const prose = (html: string) => withPrefix(clean(fillHtml(html, tokens)), localePrefix(locale));
  const faq = schemaFaq.map(({ question, answer }) => ({ question: prose(question), answer: prose(answer) }));
  return renderToStaticMarkup(
    <>
      {text && <Html as="div" className="prose seo-text" html={prose(text)} />}
      {faq.length > 0 && <h2>{t("seo.faq")}</h2>}
      {faq.map(({ question, answer }) => (
        <details key={question}>
          <Html as="summary" html={question} />
          <Html as="div" className="prose" html={answer} />
        </details>
      ))}
    </>,
  );
}

function Html({ as: Tag, html, className }: { as: "div" | "summary"; html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function clean(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const safe = sanitizeRichText(html, []);
  cleaned.set(html, safe);
  return safe;
}

/** Editors write links without locale; the page's locale prefix is added. */
function withPrefix(html: string, prefix: string): string {
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g,
    (_match, before: string, path: string) => before + withBasename(prefix, path),
  );
}

function sizeOf(value: string, key: string): number {
  return value.length + key.length + 1;
}
