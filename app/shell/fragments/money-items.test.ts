import { describe, expect, it } from "vitest";
import type { MenuItem } from "~/content/entities/menus";
import type { Translate } from "~/i18n/translator";
import { withMoney, withWallet, withWalletLast } from "./money-items";

const t: Translate = (key) => key;
const items = (...urls: string[]) =>
  urls.map((url): MenuItem => ({ id: url, title: url, url, isExternal: false, visibility: "all" }));
const urls = (list: readonly MenuItem[]) => list.map(({ url }) => url);

describe("the ways to the money", () => {
  it.each([
    ["an editor who forgets them", items("/", "/a"), ["/", "/cashier/deposit", "/cashier/wallet", "/a"]],
    ["no menu at all", [], ["/cashier/deposit", "/cashier/wallet"]],
    [
      "one who has both",
      items("/cashier/wallet", "/cashier/deposit"),
      ["/cashier/wallet", "/cashier/deposit"],
    ],
    [
      "one whose link leads to the deposit by another name",
      items("/cashier/"),
      ["/cashier/wallet", "/cashier/"],
    ],
    ["one whose link says more", items("/cashier/deposit?a=1"), ["/cashier/wallet", "/cashier/deposit?a=1"]],
    [
      "one who has them beneath another item",
      [{ ...items("/x")[0], children: items("/cashier/wallet", "/cashier/deposit") } as MenuItem],
      ["/x"],
    ],
  ])("the rail of %s", (_, given, expected) => {
    expect(urls(withMoney(given, t))).toEqual(expected);
  });

  it.each([
    [items("/profile"), ["/cashier/wallet", "/profile"]],
    [items("/profile", "/cashier/wallet/"), ["/profile", "/cashier/wallet/"]],
  ])("the account's menu of %j", (given, expected) => {
    expect(urls(withWallet(given, t))).toEqual(expected);
  });

  it.each([
    ["none", [], ["/cashier/wallet"]],
    ["four", items("/1", "/2", "/3", "/4"), ["/1", "/2", "/3", "/4", "/cashier/wallet"]],
    ["seven", items("/1", "/2", "/3", "/4", "/5", "/6", "/7"), ["/1", "/2", "/3", "/4", "/cashier/wallet"]],
    ["its own wallet", items("/cashier/wallet", "/2", "/3"), ["/cashier/wallet", "/2", "/3"]],
    [
      "a wallet beyond its places",
      items("/1", "/2", "/3", "/4", "/5", "/cashier/wallet?a=1"),
      ["/1", "/2", "/3", "/4", "/cashier/wallet?a=1"],
    ],
  ])("the bottom bar of %s", (_, given, expected) => {
    expect(urls(withWalletLast(given, t))).toEqual(expected);
  });
});
