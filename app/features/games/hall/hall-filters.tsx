import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { useFieldOfAddress } from "~/ui/form/use-field-of-address";
import { Icon } from "~/ui/icons/icon";
import { SearchField } from "../search-field";
import type { Hall } from "./hall.server";
import { hallAddress, hallPath, hallSorts } from "./hall-query";

/**
 * Search and sort as a GET form that keeps the other filters; with script, changing the order submits it. On a phone the
 * order is in the sheet of the filters, and here a hidden field.
 */
export function HallFilters({
  query,
  defaultCategory,
  heading,
}: Pick<Hall, "query" | "defaultCategory" | "heading">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const searchLabel =
    query.category && heading ? t("games.hall.searchIn", { category: heading }) : t("games.hall.search");
  const sort = useFieldOfAddress<HTMLSelectElement>(query.sort);
  return (
    <search aria-label={t("games.hall.filters")}>
      <form action={localePath(paths.gameHall())} className="flex gap-2">
        {hiddenFields({ query, defaultCategory }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          search={query.search}
          label={searchLabel}
          clearHref={localePath(hallPath(query, { search: "" }, defaultCategory))}
          className="min-w-0 flex-1"
        />
        <div className="field-box hidden flex-none tablet:flex">
          <Icon name="sort" />
          <select
            ref={sort}
            className="appearance-none pe-6"
            name="sort"
            defaultValue={query.sort}
            aria-label={t("games.hall.sort")}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {hallSorts.map((key) => (
              <option key={key} value={key}>
                {t(`games.hall.sort.${key}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none -ms-8 size-4" />
        </div>
      </form>
    </search>
  );
}

/** Hidden fields: category and filter lists as in the hall's URL. */
function hiddenFields({
  query,
  defaultCategory,
}: Pick<Hall, "query" | "defaultCategory">): [string, string][] {
  const address = hallAddress(query, { search: "", sort: hallSorts[0] }, defaultCategory);
  return Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1]));
}
