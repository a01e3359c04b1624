import { useLocation } from "@remix-run/react";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Stands in the place of a part that could not be loaded; the link asks for the page again. */
export function SectionError() {
  const t = useTranslate();
  const { search } = useLocation();
  return (
    <Notice tone="warning" title={t("games.failed.title")}>
      <p>{t("games.failed.text")}</p>
      {/* A query alone keeps the path; an empty one must be said, or the link would lead to the page's base. */}
      <ButtonLink href={search || "?"} variant="secondary" size="s" className="mt-3">
        {t("games.failed.retry")}
      </ButtonLink>
    </Notice>
  );
}
