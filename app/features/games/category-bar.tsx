import { useFeatures } from "~/content/config/use-features";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { CategoryLink } from "./games.server";
import { ownListNames, ownLists } from "./player/own-lists";

interface CategoryBarProps {
  categories: CategoryLink[];
  /** URL of a category's games; of all games when undefined. */
  pathOf: (category: string | undefined) => string;
  /** Sysname of the current category, null for all games; without it no chip is marked as current. */
  current?: string | null;
  /** Whether to show the player's own lists before the operator's categories. */
  hasOwnLists?: boolean;
  /** Whether the operator has a sportsbook, whose link is set before the operator's categories. */
  hasSportsbook: boolean;
}

/** Categories as chips in one line that scrolls horizontally on a phone. */
export function CategoryBar({ categories, pathOf, current, hasOwnLists, hasSportsbook }: CategoryBarProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  const own = hasOwnLists
    ? ownListNames(hasFeature).map((sysname) => ({ sysname, name: t(ownLists[sysname].title) }))
    : [];
  return (
    <nav aria-label={t("games.categories.label")}>
      <ul className="chips scroller">
        <li>
          <a href={localePath(pathOf(undefined))} aria-current={current === null ? "page" : undefined}>
            {t("games.categories.all")}
          </a>
        </li>
        {hasSportsbook && (
          <li>
            <a href={localePath(paths.betting())}>{t("games.categories.betting")}</a>
          </li>
        )}
        {[...own, ...categories].map(({ sysname, name }) => (
          <li key={sysname}>
            <a href={localePath(pathOf(sysname))} aria-current={current === sysname ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
