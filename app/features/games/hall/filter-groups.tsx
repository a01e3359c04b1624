import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Icon } from "~/ui/icons/icon";
import { badges } from "../game-summary";
import type { Hall } from "./hall.server";
import { type HallList, type HallQuery, hallPath, hallSorts, hallTypes, toggleFilter } from "./hall-query";

interface Choice {
  key: string;
  name: string;
  isChosen: boolean;
  /** What choosing it, or taking it out again, changes. */
  changes: Partial<HallQuery>;
}

interface Group {
  label: string;
  choices: Choice[];
}

const unfiltered = { types: [], tags: [], providers: [] } satisfies Partial<HallQuery>;

/** Orders, of which one is chosen. */
export function useSorts({ sort }: HallQuery): Group {
  const t = useTranslate();
  const choices = hallSorts.map((key) => ({
    key,
    name: t(`games.hall.sort.${key}`),
    isChosen: key === sort,
    changes: { sort: key },
  }));
  return { label: t("games.hall.sort"), choices };
}

/** Filter values, which combine. */
export function useFilters({ query, providers }: Pick<Hall, "query" | "providers">): Group[] {
  const t = useTranslate();
  const known = new Map(badges.map((tag) => [tag as string, t(`games.card.${tag}`)]));
  const tags = [...new Set([...known.keys(), ...query.tags])];
  const groupOf = (list: HallList, label: string, values: { sysname: string; name: string }[]): Group => ({
    label,
    choices: values.map(({ sysname, name }) => ({
      key: `${list} ${sysname}`,
      name,
      isChosen: (query[list] as readonly string[]).includes(sysname),
      changes: toggleFilter(query, list, sysname),
    })),
  });
  return [
    groupOf(
      "types",
      t("games.hall.types"),
      hallTypes.map((type) => ({ sysname: type, name: t(`games.types.${type}`) })),
    ),
    groupOf(
      "tags",
      t("games.hall.tags"),
      tags.map((tag) => ({ sysname: tag, name: known.get(tag) ?? tag })),
    ),
    ...(providers ? [groupOf("providers", t("games.hall.providers"), providers.providers)] : []),
  ];
}

type ChoicesProps = Group & Pick<Hall, "query" | "defaultCategory">;

/** Every choice is a link to the hall with it, or without it, so that several combine without script. */
export function Choices({ label, choices, query, defaultCategory }: ChoicesProps) {
  const localePath = useLocalePath();
  return (
    <ul aria-label={label} className="chips">
      {choices.map(({ key, name, isChosen, changes }) => (
        <li key={key}>
          <a
            href={localePath(hallPath(query, changes, defaultCategory))}
            aria-current={isChosen ? "true" : undefined}
          >
            {name}
            {isChosen && !("sort" in changes) && <Icon name="close" className="size-4" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way out of all filters, where there are some. */
export function ResetFilters({ query, defaultCategory }: Pick<Hall, "query" | "defaultCategory">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (countFilters(query) === 0) return null;
  return (
    <a className="chip" href={localePath(hallPath(query, unfiltered, defaultCategory))}>
      <Icon name="close" className="size-4" />
      {t("games.hall.resetFilters")}
    </a>
  );
}

export function countFilters({ types, tags, providers }: HallQuery): number {
  return types.length + tags.length + providers.length;
}
