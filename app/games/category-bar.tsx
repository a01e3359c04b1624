import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { useFeatures } from "~/shell/use-features";
import type { CategoryLink } from "./games.server";
import { ownListNames, ownLists } from "./player/own-lists";

interface CategoryBarProps {
  categories: CategoryLink[];
  /** Address of a category's games; of all games without one. */
  pathOf: (category: string | undefined) => string;
  /** Sysname of the one that is shown, null for all games; nothing is marked where it is left out. */
  current?: string | null;
  /** The player's own lists stand before the operator's categories. */
  hasOwnLists?: boolean;
}

/** One chip a category, in a line that scrolls sideways on a phone. */
export function CategoryBar({ categories, pathOf, current, hasOwnLists }: CategoryBarProps) {
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
          <a
            className="chip"
            href={localePath(pathOf(undefined))}
            aria-current={current === null ? "page" : undefined}
          >
            {t("games.categories.all")}
          </a>
        </li>
        {[...own, ...categories].map(({ sysname, name }) => (
          <li key={sysname}>
            <a
              className="chip"
              href={localePath(pathOf(sysname))}
              aria-current={current === sysname ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
