import type { MenuItem } from "~/content/entities";
import type { Translate } from "~/i18n/translator";
import { paths } from "~/paths";

/** The ways to a player's money: the shell has them by itself, whatever an editor's menus say. */
const places = {
  deposit: { label: "common.deposit", url: paths.deposit(), also: "/cashier" },
  wallet: { label: "common.wallet", url: paths.wallet(), also: undefined },
} as const;

type Place = keyof typeof places;

/** A thumb's reach holds no more, if their titles are to be read. */
const BOTTOM_PLACES = 5;

/** The rail and the curtain: beneath the way home. */
export function withMoney(items: readonly MenuItem[], t: Translate): MenuItem[] {
  const start = items[0]?.url === paths.home() ? 1 : 0;
  return [...items.slice(0, start), ...missing(items, ["deposit", "wallet"], t), ...items.slice(start)];
}

/** The menu of the account: the money first. */
export function withWallet(items: readonly MenuItem[], t: Translate): MenuItem[] {
  return [...missing(items, ["wallet"], t), ...items];
}

/** The bar at the bottom: the wallet is its fifth place, unless an editor has given it another one. */
export function withWalletLast(items: readonly MenuItem[], t: Translate): MenuItem[] {
  const shown = bottomPlaces(items);
  if (shown.some((item) => leadsTo(item, "wallet"))) return shown;
  const wallet = items.find((item) => leadsTo(item, "wallet")) ?? itemOf("wallet", t);
  return [...shown.slice(0, BOTTOM_PLACES - 1), wallet];
}

export function bottomPlaces(items: readonly MenuItem[]): MenuItem[] {
  return items.slice(0, BOTTOM_PLACES);
}

function missing(items: readonly MenuItem[], names: readonly Place[], t: Translate): MenuItem[] {
  const all = items.flatMap((item) => [item, ...(item.children ?? [])]);
  return names.filter((name) => !all.some((item) => leadsTo(item, name))).map((name) => itemOf(name, t));
}

function itemOf(name: Place, t: Translate): MenuItem {
  const { label, url } = places[name];
  return { id: `own-${name}`, title: t(label), url, isExternal: false, visibility: "user" };
}

function leadsTo({ url }: MenuItem, name: Place): boolean {
  const path = url.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, "");
  return path === places[name].url || path === places[name].also;
}
