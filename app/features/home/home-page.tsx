import { FavouriteForms } from "~/features/games/favourites/favourite-forms";
import { useTranslate } from "~/i18n/use-translate";
import { useHome } from "./own-home";
import { SectionList } from "./section-list";

/** What an editor has put together, or rows of games with jackpots, tournaments, wins and providers between and below them. */
export function HomePage() {
  const { product, sections, isPlayer, marks } = useHome();
  const t = useTranslate();
  return (
    <>
      <h1 className="sr-only">{t("home.title", { product })}</h1>
      <SectionList sections={sections} />
      {isPlayer && <FavouriteForms marks={marks} />}
    </>
  );
}
