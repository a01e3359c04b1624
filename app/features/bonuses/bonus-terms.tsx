import { editorHref } from "~/content/rich-text/editor-links";
import { RichText } from "~/content/rich-text/rich-text";
import { useBasename } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Fold } from "~/ui/fold";
import type { ListedBonus } from "./bonuses.server";

/** The terms of a bonus, and the link that the platform gives for it. */
export function BonusTerms({ bonus: { title, terms, link } }: { bonus: ListedBonus }) {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <>
      {terms && (
        <div className="text-sm">
          <Fold title={t("profile.bonuses.terms")} label={t("profile.bonuses.termsOf", { title })}>
            <RichText html={terms} />
          </Fold>
        </div>
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
