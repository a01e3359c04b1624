import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { pageAnchor } from "~/shell/paging/paging";
import { Badge } from "~/ui/feedback/badge";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { TournamentCard } from "../tournament-card";

interface FinishedListProps {
  tournaments: TournamentCard[];
  /** Where "show more" lands. */
  anchor?: ReturnType<typeof pageAnchor>;
}

/** What is over, in rows: there is nothing to do but to look. */
export function FinishedList({ tournaments, anchor }: FinishedListProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  return (
    <ul className="finished-rows">
      {tournaments.map(({ id, title, prize, players, endsAt, isJoined }, index) => (
        <li key={id} id={anchor?.index === index ? anchor.id : undefined}>
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <a className="tile-link" href={localePath(paths.tournament(id))}>
              {title}
            </a>
            {isJoined && <Badge tone="positive">{t("tournaments.joined")}</Badge>}
          </h3>
          <p className="text-muted text-sm">
            {t("tournaments.deadline.finished")} <Time value={endsAt} mode="date" />
          </p>
          <p className="text-muted text-sm">
            {t("tournaments.players")}: <span className="tabular">{number(players)}</span>
          </p>
          <p>
            <span className="sr-only">{t("tournaments.prize")}: </span>
            <Money value={prize} className="font-semibold text-accent-ink" />
          </p>
        </li>
      ))}
    </ul>
  );
}
