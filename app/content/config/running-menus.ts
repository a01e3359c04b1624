import type { ContentTime } from "../content-time.server";
import type { CommonData } from "../entities/common-data";
import type { MenuItem } from "../entities/menus";

/** The menus of the common data. */
export const menuNames = [
  "menuLinks",
  "profileLinks",
  "mobileBottomMenu",
  "footerLinks",
  "userMenuLinks",
] as const;

const made = new WeakMap<CommonData, { gone: string; data: CommonData }>();

/** The common data with the links that are shown now: the same object as long as these are the same. */
export function withRunningMenus(data: CommonData, { isShown }: Pick<ContentTime, "isShown">): CommonData {
  const gone: string[] = [];
  const running = (items: readonly MenuItem[], path: string): MenuItem[] =>
    items.flatMap((item, index) => {
      const here = `${path}.${index}`;
      if (!isShown(item)) {
        gone.push(here);
        return [];
      }
      return [item.children ? { ...item, children: running(item.children, here) } : item];
    });
  const menus = Object.fromEntries(menuNames.map((name) => [name, running(data[name], name)]));
  if (gone.length === 0) return data;
  const known = made.get(data);
  if (known?.gone === gone.join()) return known.data;
  const shown = { ...data, ...menus };
  made.set(data, { gone: gone.join(), data: shown });
  return shown;
}
