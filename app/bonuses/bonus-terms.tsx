import { editorHref } from "~/content/rich-text/editor-links";
import { RichText } from "~/content/rich-text/rich-text";
import { useBasename } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icons/icon";
import type { ListedBonus } from "./bonuses.server";

/** The terms of a bonus, and the link that the platform gives for it. */
export function BonusTerms({ bonus: { title, terms, link } }: { bonus: ListedBonus }) {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <>
      {terms && (
        <details className="group text-sm">
          <summary
            aria-label={t("profile.bonuses.termsOf", { title })}
            className="flex min-h-11 items-center gap-2 font-semibold"
          >
            {t("profile.bonuses.terms")}
            <Icon
              name="chevron-down"
              className="size-5 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <RichText html={terms} />
        </details>
      )}
      {link && (
        <p>
          <a
            href={editorHref(link.href, basename)}
            className="inline-flex min-h-11 items-center text-sm underline hover:text-accent-ink"
          >
            {link.label}
          </a>
        </p>
      )}
    </>
  );
}
