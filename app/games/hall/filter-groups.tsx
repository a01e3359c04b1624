import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import { badges } from "../game-summary";
import type { Hall } from "./hall.server";
import { type HallList, hallPath, hallTypes, toggleFilter } from "./hall-query";

type FilterGroupsProps = Pick<Hall, "query" | "defaultCategory" | "providers">;

interface Choice {
  value: string;
  name: string;
}

/** Every filter value is a link that toggles it in the query, so that several combine without script. */
export function FilterGroups({ query, defaultCategory, providers }: FilterGroupsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { number } = useFormats();
  const dialogHref = useDialogHref();
  const chosen = query.types.length + query.tags.length + query.providers.length;
  const known = new Map(badges.map((tag) => [tag as string, t(`games.card.${tag}`)]));
  const tags = [...new Set([...known.keys(), ...query.tags])];
  const groupProps = { query, defaultCategory };
  return (
    <details className="filter-panel" open={chosen > 0 || undefined} data-keep-scroll="">
      <summary>
        <Icon name="filter" />
        {t("games.hall.filter")}
        {chosen > 0 && <span className="tabular">({number(chosen)})</span>}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <div className="filter-groups">
        <FilterGroup
          {...groupProps}
          list="types"
          label={t("games.hall.types")}
          choices={hallTypes.map((type) => ({ value: type, name: t(`games.types.${type}`) }))}
        />
        <FilterGroup
          {...groupProps}
          list="tags"
          label={t("games.hall.tags")}
          choices={tags.map((tag) => ({ value: tag, name: known.get(tag) ?? tag }))}
        />
        {providers && (
          <FilterGroup
            {...groupProps}
            list="providers"
            label={t("games.hall.providers")}
            choices={providers.providers.map(({ sysname, name }) => ({ value: sysname, name }))}
          />
        )}
      </div>
      <p className="chips flex-wrap">
        {providers && providers.total > providers.providers.length && (
          <a className="chip" href={dialogHref({ dialog: "providers" })} rel="nofollow">
            <Icon name="plus" className="size-4" />
            {t("games.hall.allProviders", { count: providers.total })}
          </a>
        )}
        {chosen > 0 && (
          <a
            className="chip"
            href={localePath(hallPath(query, { types: [], tags: [], providers: [] }, defaultCategory))}
          >
            <Icon name="close" className="size-4" />
            {t("games.hall.resetFilters")}
          </a>
        )}
      </p>
    </details>
  );
}

interface FilterGroupProps extends Pick<Hall, "query" | "defaultCategory"> {
  list: HallList;
  label: string;
  choices: Choice[];
}

function FilterGroup({ query, defaultCategory, list, label, choices }: FilterGroupProps) {
  const localePath = useLocalePath();
  const chosen: readonly string[] = query[list];
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="filter-label">
        {label}
      </p>
      <ul aria-label={label} className="chips scroller">
        {choices.map(({ value, name }) => (
          <li key={value}>
            <a
              href={localePath(hallPath(query, toggleFilter(query, list, value), defaultCategory))}
              aria-current={chosen.includes(value) ? "true" : undefined}
            >
              {name}
              {chosen.includes(value) && <Icon name="close" className="size-4" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
