import { useLocation } from "@remix-run/react";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";

/** Shown in place of a section that failed to load, with a link that reloads the page. */
export function SectionError() {
  const t = useTranslate();
  const { search } = useLocation();
  return (
    <Notice tone="warning" title={t("games.failed.title")}>
      <p>{t("games.failed.text")}</p>
      {/* A query alone keeps the path; an empty href would resolve to the document base, so "?" stands for none. */}
      <ButtonLink href={search || "?"} variant="secondary" size="s" className="mt-3">
        {t("games.failed.retry")}
      </ButtonLink>
    </Notice>
  );
}
