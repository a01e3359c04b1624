import { CategoryBar } from "../category-bar";
import { ChosenFilters, FilterPanel } from "./filter-panel";
import type { Hall } from "./hall.server";
import { HallFilters } from "./hall-filters";
import { hallPath } from "./hall-query";
import { HallResults } from "./hall-results";

/** Categories, filters and games: links and a form, which a script makes nicer. */
export function HallContent(hall: Hall) {
  const { query, defaultCategory, categories } = hall;
  return (
    <>
      <div className="hall-chips">
        <CategoryBar
          categories={categories}
          current={query.category ?? null}
          hasOwnLists={hall.isPlayer}
          hasSportsbook={hall.hasSportsbook}
          pathOf={(category) => hallPath(query, { category }, defaultCategory)}
        />
      </div>
      <div className="hall-tools">
        <HallFilters {...hall} />
        <FilterPanel {...hall} />
      </div>
      <ChosenFilters {...hall} />
      <HallResults {...hall} />
    </>
  );
}
