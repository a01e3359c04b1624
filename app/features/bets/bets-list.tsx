import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { PageLinks, ShownRange } from "~/shell/paging/page-links";
import { pageAnchor, pagingOf } from "~/shell/paging/paging";
import { PastEnd } from "~/shell/paging/past-end";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import type { BetsQuery } from "./bets-query";
import { BETS_ON_PAGE, type Round } from "./round";
import { RoundItem } from "./round-item";

interface BetsListProps {
  query: BetsQuery;
  page: number;
  rounds: readonly Round[];
  total: number;
}

/** The bets that match the filters, newest first. */
export function BetsList({ query, page, rounds, total }: BetsListProps) {
  const localePath = useLocalePath();
  const paging = pagingOf(page, rounds.length, total, BETS_ON_PAGE);
  const anchor = pageAnchor(page, BETS_ON_PAGE);
  const hrefOf = (next: number) =>
    localePath(paths.bets({ ...query, page: next > 1 ? String(next) : undefined }));
  if (rounds.length === 0 && total > 0) return <PastEnd total={total} size={BETS_ON_PAGE} hrefOf={hrefOf} />;
  return (
    <>
      {rounds.length === 0 && <NoBets isNarrowed={Object.values(query).some(Boolean)} />}
      {rounds.length > 0 && (
        <div>
          <ShownRange paging={paging} />
          <ol>
            {rounds.map((round, index) => (
              <RoundItem
                key={round.id}
                round={round}
                anchor={index === anchor?.index ? anchor.id : undefined}
              />
            ))}
          </ol>
        </div>
      )}
      <PageLinks paging={paging} hrefOf={hrefOf} />
    </>
  );
}

function NoBets({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (isNarrowed) {
    return (
      <EmptyState
        icon="filter"
        title={t("bets.none.filtered")}
        action={
          <ButtonLink variant="secondary" href={localePath(paths.bets())}>
            {t("bets.none.all")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="games"
      title={t("bets.none.title")}
      text={t("bets.none.text")}
      action={<ButtonLink href={localePath(paths.allGames())}>{t("games.empty.action")}</ButtonLink>}
    />
  );
}
