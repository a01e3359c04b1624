import { useRouteLoaderData } from "@remix-run/react";
import { BannerCarousel } from "~/banners/banner-carousel";
import { CategoryBar } from "~/games/category-bar";
import { FavouriteForms } from "~/games/favourites/favourite-forms";
import { GameRow } from "~/games/game-row";
import { PLAYED } from "~/games/player/own-lists";
import { ProviderList } from "~/games/providers/provider-list";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { QuestRow } from "~/loyalty/quests/quest-row";
import { OwnPart } from "~/own-parts/own-part";
import { useWithOwn } from "~/own-parts/use-with-own";
import { paths } from "~/paths";
import { MotionPauseButton } from "~/runtime/motion-pause";
import { SectionError } from "~/shell/sections/section-error";
import { Section } from "~/ui/section";
import type { CategoryRow, Home, OwnHome } from "./home.server";
import { HomeSection } from "./home-section";
import { JackpotList } from "./live-sections";
import { LiveWins } from "./live-wins";
import { TournamentList } from "./tournament-list";

export const HOME = "home/home.route";

/** Rows of games, with jackpots, tournaments, wins and providers between and below them. */
export function HomePage() {
  const home = useHome();
  const t = useTranslate();
  const localePath = useLocalePath();
  const more = (path: string) => ({ moreHref: localePath(path), moreLabel: t("home.rows.seeAll") });
  return (
    <>
      <h1 className="sr-only">{t("home.title", { product: home.product })}</h1>
      {home.banners.ok ? <BannerCarousel strip={home.banners.value} /> : <SectionError />}
      <LiveWins wins={home.wins} {...more(paths.winners())} />
      <div className="mt-5">
        {home.categories.ok ? (
          <CategoryBar
            categories={home.categories.value}
            hasOwnLists={home.isPlayer}
            hasSportsbook={home.hasSportsbook}
            pathOf={(category) => paths.gameHall({ category })}
          />
        ) : (
          <SectionError />
        )}
      </div>
      {home.isPlayer && <FavouriteForms marks={home.marks} />}
      <OwnPart name="games">
        <OwnGames />
      </OwnPart>
      <OwnPart name="quests">
        <OwnQuests />
      </OwnPart>
      <HomeSection
        title={t("home.jackpots.title")}
        part={home.jackpots}
        tools={<MotionPauseButton />}
        {...more(paths.jackpots())}
      >
        {(jackpots) => <JackpotList label={t("home.jackpots.title")} jackpots={jackpots} />}
      </HomeSection>
      {home.rows.map((row) => (
        <GamesSection key={row.category.sysname} row={row} />
      ))}
      <HomeSection title={t("home.tournaments.title")} part={home.tournaments} {...more(paths.tournaments())}>
        {(tournaments) => (
          <TournamentList label={t("home.tournaments.title")} tournaments={tournaments} now={home.now} />
        )}
      </HomeSection>
      <HomeSection title={t("home.providers.title")} part={home.providers} {...more(paths.providers())}>
        {({ tiles }) => <ProviderList tiles={tiles} />}
      </HomeSection>
    </>
  );
}

/** The games that the player played last, and the first row without them. */
export function OwnGames() {
  const { continued, first } = useHome();
  return (
    <>
      {continued.shown > 0 && <Continued continued={continued} />}
      {first && <GamesSection row={first} name="first-row" />}
    </>
  );
}

function Continued({ continued }: Pick<OwnHome, "continued">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const title = t("home.continued.title");
  return (
    <Section
      name="continued"
      title={title}
      moreHref={localePath(paths.gameHall({ category: PLAYED }))}
      moreLabel={t("home.rows.seeAll")}
    >
      <GameRow cards={continued.cards} label={title} />
    </Section>
  );
}

export function OwnQuests() {
  const { quests } = useHome();
  return quests && <QuestRow quests={quests} />;
}

function useHome(): Home & OwnHome {
  return useWithOwn(HOME, useRouteLoaderData(HOME) as Home & OwnHome);
}

function GamesSection({ row: { category, lead, games, form }, name }: { row: CategoryRow; name?: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <HomeSection
      {...(name && { name })}
      title={category.name}
      lead={lead}
      part={games}
      moreHref={localePath(paths.gameHall({ category: category.sysname }))}
      moreLabel={t("home.rows.seeAll")}
    >
      {({ cards }) => <GameRow cards={cards} label={category.name} form={form} />}
    </HomeSection>
  );
}
