import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { AboutAmount } from "~/ui/format/about-amount";
import { Icon } from "~/ui/icons/icon";
import type { IconName } from "~/ui/icons/icon-names";
import { OfferAction, type OfferProps } from "./offer-action";
import type { OfferCard, OfferReward } from "./offer-card";

const rewardIcons: Record<OfferReward["type"], IconName> = {
  bonus: "gift",
  betting_bonus: "sport",
  freespins: "sparkles",
  cashback: "coins",
  points: "star",
};

/** An offer's rewards, how to get them, and its button with the significant terms. */
export function OfferSummary({ offer, audience, title }: OfferProps & { title?: string }) {
  const t = useTranslate();
  const Heading = title ? "h3" : "h2";
  return (
    <div className="grid gap-5">
      {title && <h2 className="text-lg">{title}</h2>}
      <section className="grid gap-2">
        <Heading className="text-muted text-sm">{t("offers.rewards")}</Heading>
        <OfferRewards rewards={offer.rewards} />
      </section>
      <section className="grid gap-2">
        <Heading className="text-muted text-sm">{t("offers.how.title")}</Heading>
        <p>{t(`offers.how.${offer.action}`)}</p>
      </section>
      <OfferAction offer={offer} audience={audience} />
    </div>
  );
}

export function OfferRewards({ rewards }: Pick<OfferCard, "rewards">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ul className="grid gap-1">
      {rewards.map(({ id, type, title, about, game }) => (
        <li key={id} className="flex min-h-8 flex-wrap items-center gap-x-2">
          <Icon name={rewardIcons[type]} className="size-5 text-accent-ink" />
          <span className="font-semibold">{title}</span>
          <AboutAmount label={t("common.about")} value={about} />
          {game && (
            <a
              href={localePath(paths.game(game.sysname))}
              className="hit-area z-10 inline-flex min-h-8 items-center text-muted text-sm underline underline-offset-4 hover:text-text coarse:min-h-11"
            >
              {game.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
