import { type IconName, icons } from "~/ui/icons/icon-names";

const all = Object.entries(icons).map(([name, drawing]) => ({ name: name as IconName, drawing }));

/** Icons whose name, or whose drawing's name, contains every word of the search. */
export function findIcons(search: string): typeof all {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, drawing }) => words.every((word) => `${name} ${drawing}`.includes(word)));
}
