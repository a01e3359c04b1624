import type { MenuItem } from "../entities/menus";

/**
 * The links of a menu whose place shows no groups, each followed by its children. A group's title that only leads
 * to the first of its group is dropped.
 */
export function flatMenu(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap(({ children = [], ...item }) => {
    const isTitle = children.some(({ url }) => url === item.url);
    return [...(isTitle ? [] : [item]), ...flatMenu(children)];
  });
}
