import type { Fragment } from "~/browser/served-html/fragment";
import { Prose } from "~/content/blocks/block-html.server";
import type { PageContext } from "~/context/app-context";
import { Fold } from "~/ui/fold";
import { type HallQuery, isFiltered } from "./hall-query";

/**
 * What stands before the fold: a first paragraph, and a heading right above it. Neither holds another one, so that both
 * halves have all of their tags.
 */
const BEGINNING = /^\s*(?:<h[2-6]\b[^>]*>(?:(?!<\/?h[2-6]\b).)*<\/h[2-6]>\s*)?<p\b[^>]*>.*?<\/p>/s;

/**
 * What editors say of the category that is shown, as finished HTML: on its first page alone, so that search engines find
 * it once, and not among what a visitor has filtered. Undefined where they say nothing.
 */
export async function showIntro(
  context: PageContext,
  query: HallQuery,
  heading: string | undefined,
): Promise<Fragment | undefined> {
  const { category, page } = query;
  if (!category || !heading || page > 1 || isFiltered(query)) return undefined;
  const intros = await context.content.categoryIntros();
  const intro = intros.find((one) => one.category === category);
  if (!intro) return undefined;
  const { basename, fragments, t } = context;
  const { title, text } = intro;
  const [beginning = text] = BEGINNING.exec(text) ?? [];
  const rest = text.slice(beginning.length).trim();
  const more = t("games.hall.aboutCategory", { category: heading });
  const made = fragments.cache("hall-intro", [basename, more, title, text], () => (
    <>
      {title && <h2 className="mb-1 text-lg">{title}</h2>}
      <Prose html={beginning} basename={basename} />
      {rest && (
        <Fold title={more}>
          <Prose html={rest} basename={basename} />
        </Fold>
      )}
    </>
  ));
  return fragments.serve([made]);
}
