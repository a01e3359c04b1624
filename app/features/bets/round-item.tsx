import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
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
  const { id, type, at, game, bet, win, status, details, odds, legs } = round;
  const isBet = type === "betting";
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <li id={anchor} className="round" tabIndex={anchor ? -1 : undefined}>
      <Image preset="thumb" src={game?.image} alt="" fallbackLabel="" className="rounded-sm" />
      <div className="min-w-0">
        {game && (
          <a
            className="flex min-h-11 items-center text-sm font-semibold hover:underline"
            href={localePath(isBet ? paths.betting() : paths.game(game.sysname))}
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
        {isBet && legs && legs.length > 0 && <Legs legs={legs} />}
        {id && (
          <p className="text-xs text-muted">
            {t("bets.number")} <bdi className="tabular break-all">{id}</bdi>
          </p>
        )}
      </div>
      <dl className="round-sums">
        {isBet && odds && (
          <div className="flex gap-2">
            <dt className="text-muted">{t("bets.odds")}</dt>
            <dd className="tabular">{odds}</dd>
          </div>
        )}
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

/** What a bet was placed on, each with its odds and, once it is known, its outcome. */
function Legs({ legs }: { legs: NonNullable<Round["legs"]> }) {
  const t = useTranslate();
  return (
    <ul aria-label={t("bets.legs")} className="my-1 text-xs">
      {legs.map(({ name, pick, odds, status }) => (
        <li key={name + pick} className="break-words">
          <bdi>{name}</bdi>
          {pick && (
            <>
              : <bdi className="font-semibold">{pick}</bdi>
            </>
          )}{" "}
          {odds && <span className="tabular text-muted">{odds}</span>}{" "}
          {status && status !== "open" && <span className="text-muted">· {t(`bets.status.${status}`)}</span>}
        </li>
      ))}
    </ul>
  );
}
