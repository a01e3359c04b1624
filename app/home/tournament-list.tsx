import { useTranslate } from "~/i18n/use-translate";
import { Carousel } from "~/ui/carousel";
import { useFormats } from "~/ui/formats";
import { Image } from "~/ui/image";
import { Money } from "~/ui/money";
import type { HomeTournament } from "./home-blocks";
import { timeLeft } from "./time-left";
import { useNow } from "./use-now";

interface TournamentListProps {
  label: string;
  tournaments: HomeTournament[];
  /** Milliseconds, the server's clock. */
  now: number;
}

export function TournamentList({ label, tournaments, now: serverNow }: TournamentListProps) {
  const t = useTranslate();
  const formats = useFormats();
  const now = useNow(serverNow);
  const left = (endsAt: string) => {
    const { unit, ...values } = timeLeft(endsAt, now);
    return t(`home.tournaments.${unit}`, values);
  };
  return (
    <div className="tile-row">
      <Carousel label={label}>
        {tournaments.map(({ id, title, image, prize, players, endsAt }) => (
          <article key={id} className="tile gap-3">
            {image && <Image preset="tile" src={image} alt="" fallbackLabel={title} className="rounded-md" />}
            <h3 className="text-base">{title}</h3>
            <dl className="mt-auto grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
              <div className="col-span-2">
                <dt className="text-muted">{t("home.tournaments.prize")}</dt>
                <dd>
                  <Money value={prize} className="text-lg font-semibold text-accent-ink" />
                </dd>
              </div>
              <div>
                <dt className="text-muted">{t("home.tournaments.timeLeft")}</dt>
                <dd>
                  <time dateTime={endsAt} className="tabular">
                    {left(endsAt)}
                  </time>
                </dd>
              </div>
              <div>
                <dt className="text-muted">{t("home.tournaments.players")}</dt>
                <dd className="tabular">{formats.number(players)}</dd>
              </div>
            </dl>
          </article>
        ))}
      </Carousel>
    </div>
  );
}
