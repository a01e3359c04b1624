import { useLocation } from "@remix-run/react";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";

/** Shown in place of a section that failed to load, with a link that reloads the page; in one line where it had one. */
export function SectionError({ isLine = false }: { isLine?: boolean }) {
  const t = useTranslate();
  const { search } = useLocation();
  // A query alone keeps the path; an empty href would resolve to the document base, so "?" stands for none.
  const here = search || "?";
  if (isLine)
    return (
      <p className="flex flex-1 flex-wrap items-center gap-x-3 text-sm text-muted">
        {t("games.failed.title")}
        <a href={here} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t("games.failed.retry")}
        </a>
      </p>
    );
  return (
    <Notice tone="warning" title={t("games.failed.title")}>
      <p>{t("games.failed.text")}</p>
      <ButtonLink href={here} variant="secondary" size="s" className="mt-3">
        {t("games.failed.retry")}
      </ButtonLink>
    </Notice>
  );
}
