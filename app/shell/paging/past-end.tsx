import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";

interface PastEndProps {
  /** How many the list has; more than none. */
  total: number;
  size: number;
  hrefOf: (page: number) => string;
}

/** A page after the last one of a list that is not empty, with the ways back into it. */
export function PastEnd({ total, size, hrefOf }: PastEndProps) {
  const t = useTranslate();
  const last = Math.ceil(total / size);
  return (
    <EmptyState
      title={t("common.paging.pastEnd")}
      action={
        <>
          <ButtonLink href={hrefOf(1)}>{t("common.paging.first")}</ButtonLink>
          {last > 1 && (
            <ButtonLink variant="secondary" href={hrefOf(last)}>
              {t("common.paging.last")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
