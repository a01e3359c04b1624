import type { ComponentType } from "react";
import { MotionPauseButton } from "~/browser/runtime/motion-pause";
import { ServedHtml } from "~/browser/served-html/served-html";
import { BannerCarousel } from "~/features/banners/banner-carousel";
import { CategoryBar } from "~/features/games/category-bar";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { OwnPart } from "~/shell/own-parts/own-part";
import { SectionError } from "~/shell/sections/section-error";
import { Carousel } from "~/ui/lists/carousel";
import { BannersAndPots, JACKPOTS_ANCHOR, type Pots, potsBelow } from "./banners-and-pots";
import { GamesSection } from "./games-section";
import { HomeSection } from "./home-section";
import { JackpotList } from "./live-sections";
import { LiveWins } from "./live-wins";
import { OwnGames, OwnQuests, useApart } from "./own-home";
import type { Section, Sections } from "./sections.server";
import { TournamentList } from "./tournament-list";

type Faces = {
  [Kind in keyof Sections]: ComponentType<Sections[Kind] & { pots?: Pots | undefined }>;
};

const faces: Faces = {
  text: ({ html }) => <ServedHtml className="section" fragment={html} />,
  banners: ({ part, pots }) => {
    if (!part.ok) return <SectionError />;
    return pots ? <BannersAndPots strip={part.value} {...pots} /> : <BannerCarousel strip={part.value} />;
  },
  wins: ({ wins }) => <LiveWins wins={wins} {...useMore(paths.winners())} />,
  categories: ({ part, hasSportsbook, isPlayer }) => (
    <div className="home-categories">
      {part.ok ? (
        <CategoryBar
          categories={part.value}
          hasOwnLists={isPlayer}
          hasSportsbook={hasSportsbook}
          pathOf={(category) => paths.gameHall({ category })}
        />
      ) : (
        <SectionError />
      )}
    </div>
  ),
  own: () => (
    <>
      <OwnPart name="games">
        <OwnGames />
      </OwnPart>
      <OwnPart name="quests">
        <OwnQuests />
      </OwnPart>
    </>
  ),
  apart: ({ name }) => (
    <OwnPart name={name}>
      <ApartSections name={name} />
    </OwnPart>
  ),
  games: GamesSection,
  jackpots: (section) => (
    <HomeSection
      {...section}
      anchor={JACKPOTS_ANCHOR}
      tools={<MotionPauseButton />}
      {...useMore(paths.jackpots())}
    >
      {(jackpots) => <JackpotList label={section.title} jackpots={jackpots} />}
    </HomeSection>
  ),
  tournaments: ({ now, ...section }) => (
    <HomeSection {...section} {...useMore(paths.tournaments())}>
      {(tournaments) => <TournamentList label={section.title} tournaments={tournaments} now={now} />}
    </HomeSection>
  ),
  providers: (section) => (
    <HomeSection {...section} {...useMore(paths.providers())}>
      {({ tiles }) => <ServedHtml as="ul" className="tile-grid provider-grid" fragment={tiles} />}
    </HomeSection>
  ),
  promotions: (section) => (
    <HomeSection {...section} {...useMore(paths.promotions())}>
      {({ tiles }) => (
        <div className="tile-row">
          <Carousel
            label={section.title}
            list={(list) => <ServedHtml as="ul" fragment={tiles} {...list} />}
          />
        </div>
      )}
    </HomeSection>
  ),
};

/** The sections of a page, in its order. */
export function SectionList({ sections }: { sections: Section[] }) {
  return sections.map((section, index) => {
    const { kind, ...fields } = section;
    const Face = faces[kind] as ComponentType<typeof fields>;
    const pots = kind === "banners" ? potsBelow(sections, section) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id and are never reordered
    return <Face key={index} {...fields} {...(pots && { pots })} />;
  });
}

function ApartSections({ name }: { name: string }) {
  return <SectionList sections={useApart()[name] ?? []} />;
}

/** All places of this player's own sections, each with what stands in it. */
export function ApartPlaces() {
  const places = Object.keys(useApart()).map((name) => ({ kind: "apart" as const, name }));
  return <SectionList sections={places} />;
}

function useMore(path: string) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return { moreHref: localePath(path), moreLabel: t("home.rows.seeAll") };
}
