import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { Badge, type BadgeTone } from "~/ui/feedback/badge";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Image } from "~/ui/images/image";
import type { Round } from "./round";

const tones: Record<Round["status"], BadgeTone> = {
  win: "positive",
  lose: "neutral",
  refund: "warning",
  open: "warning",
  other: "neutral",
};

/** One game round, or one sports bet. */
export function RoundItem({ round, anchor }: { round: Round; anchor: string | undefined }) {
  const { id, type, at, game, bet, win, status, details } = round;
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <li id={anchor} className="round" tabIndex={anchor ? -1 : undefined}>
      <Image preset="thumb" src={game?.image} alt="" fallbackLabel="" className="rounded-sm" />
      <div className="min-w-0">
        {game && (
          <a
            className="flex min-h-11 items-center text-sm font-semibold hover:underline"
            href={localePath(paths.game(game.sysname))}
          >
            <bdi>{game.name}</bdi>
          </a>
        )}
        <p className="text-xs text-muted">
          {t(`bets.kind.${type}`)} · <Time value={at} />
        </p>
        {details && (
          <p className="break-words text-xs text-muted">
            <bdi>{details}</bdi>
          </p>
        )}
        {id && (
          <p className="text-xs text-muted">
            {t("bets.number")} <bdi className="tabular break-all">{id}</bdi>
          </p>
        )}
      </div>
      <dl className="round-sums">
        <div className="flex gap-2">
          <dt className="text-muted">{t("bets.bet")}</dt>
          <dd>
            <Money value={bet} />
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">{t("bets.win")}</dt>
          <dd className="font-semibold">
            <Money value={win} />
          </dd>
        </div>
      </dl>
      <span className="round-mark">
        <Badge tone={tones[status]}>{t(`bets.status.${status}`)}</Badge>
      </span>
    </li>
  );
}
