import type { MouseEventHandler } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { useFormats } from "~/ui/format/formats";
import { anchorOf, type Paging } from "./paging";

interface PageLinksProps {
  paging: Paging;
  hrefOf: (page: number) => string;
  /** Click handler of the forward link; with script it may load in place. */
  onForward?: MouseEventHandler;
  isLoading?: boolean;
}

/** Links to the previous and next page. "Show more" targets the first card that it adds. */
export function PageLinks({ paging, hrefOf, onForward, isLoading }: PageLinksProps) {
  const t = useTranslate();
  const { back, forward } = paging;
  if (!back && !forward) return null;
  return (
    <nav aria-label={t("games.hall.paging")} className="flex justify-center gap-3">
      {back && (
        <ButtonLink variant="secondary" href={hrefOf(back.page)} rel="prev">
          {t("games.hall.back")}
        </ButtonLink>
      )}
      {forward && (
        <ButtonLink
          variant="secondary"
          size="l"
          href={`${hrefOf(forward.page)}#${anchorOf(forward.page)}`}
          rel="next"
          onClick={onForward}
          aria-disabled={isLoading || undefined}
        >
          {t(`games.hall.${forward.kind}`)}
        </ButtonLink>
      )}
    </nav>
  );
}

/** "Showing n of m" as a live region. `all`: how much there is, in place of it where all of it is shown. */
export function ShownRange({ paging: { from, to, total }, all }: { paging: Paging; all?: string }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <p role="status" className="tabular text-sm text-muted">
      {from > 1
        ? t("games.hall.showingRange", { from: number(from), to: number(to), total: number(total) })
        : (to === total && all) || t("games.hall.showing", { shown: number(to), total: number(total) })}
    </p>
  );
}
