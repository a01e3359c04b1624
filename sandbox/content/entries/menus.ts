import { type Words, words } from "../../world/words";

export interface MenuRow {
  title: Words;
  url: string;
  icon?: string;
  isExternal?: boolean;
  visibility?: "all" | "visitor" | "user";
  badge?: Words;
}

const category = (sysname: string) => `/gamehall?category=${sysname}`;

export type Menus = Record<
  "menuLinks" | "profileLinks" | "mobileBottomMenu" | "footerLinks" | "userMenuLinks",
  MenuRow[]
>;

/** Every address here exists: an item is one line, added with the page it leads to. */
export const firstMenus: Menus = {
  menuLinks: [
    { title: words.menus.home, url: "/", icon: "home" },
    { title: words.menus.games, url: category("all"), icon: "grid" },
    { title: words.menus.popular, url: category("popular"), icon: "flame" },
    { title: words.menus.slots, url: category("slots"), icon: "reels" },
    { title: words.menus.live, url: category("live"), icon: "broadcast" },
    { title: words.menus.table, url: category("table"), icon: "cards" },
    { title: words.menus.fast, url: category("fast"), icon: "rocket", badge: words.menus.newBadge },
    { title: words.menus.jackpots, url: category("jackpots"), icon: "crown" },
    { title: words.menus.fresh, url: category("new"), icon: "sparkle" },
    { title: words.menus.sports, url: "/betting", icon: "ball" },
    { title: words.menus.promotions, url: "/promotions" },
    { title: words.menus.offers, url: "/offers" },
    { title: words.menus.loyalty, url: "/loyalty" },
    { title: words.menus.support, url: "/support" },
    { title: words.menus.responsible, url: "/responsible-gaming", icon: "shield" },
  ],
  profileLinks: [
    { title: words.menus.profile, url: "/profile/settings" },
    { title: words.menus.bonuses, url: "/profile/bonuses" },
    { title: words.menus.cashback, url: "/profile/cashback" },
    { title: words.menus.loyalty, url: "/profile/loyalty" },
    { title: words.menus.bets, url: "/profile/bets" },
    { title: words.menus.security, url: "/profile/security" },
    { title: words.menus.notification, url: "/profile/notification" },
    { title: words.menus.verification, url: "/profile/verification" },
    { title: words.menus.responsible, url: "/profile/responsible-game" },
  ],
  mobileBottomMenu: [
    { title: words.menus.home, url: "/", icon: "home" },
    { title: words.menus.games, url: category("all"), icon: "grid" },
    { title: words.menus.live, url: category("live"), icon: "broadcast" },
    { title: words.categories.sportsbook, url: "/betting", icon: "ball" },
    { title: words.menus.signIn, url: "/forms/sign_in", icon: "user", visibility: "visitor" },
    { title: words.menus.responsible, url: "/responsible-gaming", icon: "shield", visibility: "user" },
  ],
  footerLinks: [
    { title: words.menus.about, url: "/about" },
    { title: words.pages.welcomeWeek.begin, url: "/p/welcome-week" },
    { title: words.menus.terms, url: "/terms" },
    { title: words.menus.privacy, url: "/privacy" },
    { title: words.menus.responsible, url: "/responsible-gaming" },
    { title: words.menus.complaints, url: "/complaints" },
    { title: words.menus.games, url: category("all") },
    { title: words.menus.support, url: "/support" },
  ],
  userMenuLinks: [
    { title: words.menus.profile, url: "/profile/settings", icon: "user" },
    { title: words.menus.bonuses, url: "/profile/bonuses" },
    { title: words.menus.games, url: category("all"), icon: "grid" },
    { title: words.menus.responsible, url: "/responsible-gaming", icon: "shield" },
  ],
};

/** Another operator's: fewer, in another order, with tables before slots. */
export const secondMenus: Menus = {
  menuLinks: [
    { title: words.menus.home, url: "/", icon: "home" },
    { title: words.menus.live, url: category("live"), icon: "broadcast" },
    { title: words.menus.table, url: category("table"), icon: "cards" },
    { title: words.menus.slots, url: category("slots"), icon: "reels" },
    { title: words.menus.jackpots, url: "/jackpots", icon: "crown" },
    { title: words.menus.games, url: category("all"), icon: "grid" },
    { title: words.menus.sports, url: "/betting", icon: "ball" },
    { title: words.menus.promotions, url: "/promotions" },
    { title: words.menus.offers, url: "/offers" },
    { title: words.menus.support, url: "/support" },
    { title: words.menus.responsible, url: "/responsible-gaming", icon: "shield" },
  ],
  profileLinks: firstMenus.profileLinks.filter(({ url }) => url !== "/profile/loyalty"),
  mobileBottomMenu: [
    { title: words.menus.home, url: "/", icon: "home" },
    { title: words.menus.live, url: category("live"), icon: "broadcast" },
    { title: words.menus.games, url: category("all"), icon: "grid" },
    { title: words.menus.jackpots, url: "/jackpots", icon: "crown" },
    { title: words.menus.responsible, url: "/responsible-gaming", icon: "shield" },
  ],
  footerLinks: firstMenus.footerLinks,
  userMenuLinks: firstMenus.userMenuLinks,
};
