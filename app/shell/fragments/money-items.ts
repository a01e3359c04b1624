import type { MenuItem } from "~/content/entities/menus";
import type { Translate } from "~/i18n/translator";
import { paths } from "~/routing/paths";

/** Links to deposit and wallet, which the menus always contain, whatever editors configured. */
const moneyPages = {
  deposit: { label: "common.deposit", url: paths.deposit(), also: "/cashier" },
  wallet: { label: "common.wallet", url: paths.wallet(), also: undefined },
} as const;

type MoneyPage = keyof typeof moneyPages;

/** More entries would not fit with readable titles. */
const BOTTOM_PLACES = 5;

/** Rail and menu dialog: deposit and wallet are added below the home link. */
export function withMoney(items: readonly MenuItem[], t: Translate): MenuItem[] {
  const start = items[0]?.url === paths.home() ? 1 : 0;
  return [...items.slice(0, start), ...missing(items, ["deposit", "wallet"], t), ...items.slice(start)];
}

/** Account menu: the wallet is added first. */
export function withWallet(items: readonly MenuItem[], t: Translate): MenuItem[] {
  return [...missing(items, ["wallet"], t), ...items];
}

/** Bottom bar: the wallet is the fifth entry, unless an editor placed it elsewhere. */
export function withWalletLast(items: readonly MenuItem[], t: Translate): MenuItem[] {
  const shown = bottomBarItems(items);
  if (shown.some((item) => leadsTo(item, "wallet"))) return shown;
  const wallet = items.find((item) => leadsTo(item, "wallet")) ?? itemOf("wallet", t);
  return [...shown.slice(0, BOTTOM_PLACES - 1), wallet];
}

export function bottomBarItems(items: readonly MenuItem[]): MenuItem[] {
  return items.slice(0, BOTTOM_PLACES);
}

function missing(items: readonly MenuItem[], names: readonly MoneyPage[], t: Translate): MenuItem[] {
  const all = items.flatMap((item) => [item, ...(item.children ?? [])]);
  return names.filter((name) => !all.some((item) => leadsTo(item, name))).map((name) => itemOf(name, t));
}

function itemOf(name: MoneyPage, t: Translate): MenuItem {
  const { label, url } = moneyPages[name];
  return { id: `own-${name}`, title: t(label), url, isExternal: false, visibility: "user" };
}

function leadsTo({ url }: MenuItem, name: MoneyPage): boolean {
  const path = url.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, "");
  return path === moneyPages[name].url || path === moneyPages[name].also;
}
