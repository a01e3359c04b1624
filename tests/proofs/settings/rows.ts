/** A setting and where another value of it is seen. */
export interface SettingRow {
  /** Part of the sandbox's configuration, and the names of the setting within it. */
  key: string;
  /** Its other value. */
  after: unknown;
  /** Its first value; by default what the sandbox has. */
  before?: unknown;
  /** Where both values go: the setting's own key, or the list that contains it. */
  path?: string;
  at: string;
  /** Login of a sandbox player who looks; a visitor without. */
  who?: string;
}

const demo = "demo@sandbox.test";
const newbie = "newbie@sandbox.test";

/** A field of the entries of a list: the list with one entry, which differs in this field alone. */
function listed(
  path: string,
  entry: Record<string, unknown>,
  changes: Record<string, unknown>,
  seen: Pick<SettingRow, "at" | "who">,
): SettingRow[] {
  return Object.entries(changes).map(([field, value]) => ({
    key: `${path}.${field}`,
    path,
    before: [entry],
    after: [{ ...entry, [field]: value }],
    ...seen,
  }));
}

/** A stable page: nothing on it grows or is random. */
const home = { at: "/support" };
const signUp = { at: "/forms/sign_up" };
const social = { id: 1, name: "One", icon: "https://cdn.example/a.svg", service: "google" };
const otherSocial = { name: "Other", icon: "https://cdn.example/b.svg", service: "telegram" };

const everyDay = {
  days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  opens: "00:00",
  closes: "24:00",
};
const closed = { ...everyDay, opens: "03:01", closes: "03:02" };
const hours = (field: string, [before, after]: object[]): SettingRow[] => [
  {
    key: `cmsConfig.product.supportHours.${field}`,
    path: "cmsConfig.product.supportHours",
    before: [before],
    after: [after],
    at: "/support",
  },
];

const balance = "cmsConfig.product.functionalSettings.settingsForUpdBalance";
const bannerPositions = "cmsConfig.banner.positions";
const authBanner = { mobile: "https://cdn.example/m.webp", label: "L", value: "V", addition: "A" };

const menuItem = { id: 1, title: "Item", url: "/winners", isExternal: false, visibility: "all" };
const menu = (name: string, changes: Record<string, unknown>, seen: Pick<SettingRow, "at" | "who"> = home) =>
  listed(`commonData.${name}`, menuItem, changes, seen);

/** Every setting that changes what a page, a redirect or a route of the site answers. */
export const settingRows: readonly SettingRow[] = [
  { key: "cmsConfig.seo.titleTemplate", after: "%s – other", at: "/terms" },
  {
    key: "cmsConfig.seo.seoUrls",
    after: { "game-index-sysname": "/gamehall" },
    before: { "game-index-sysname": "/support" },
    at: "/game/sand-dunes",
  },
  ...listed(
    "cmsConfig.seo.redirects",
    { from: "/from-here", to: "/winners", statusCode: 301 },
    { from: "/from-there", to: "/terms", statusCode: 302 },
    { at: "/from-here" },
  ),
  { key: "cmsConfig.product.name", after: "Other", ...home },
  { key: "cmsConfig.product.features.twoFactorAuth", after: false, at: "/profile/security", who: demo },
  {
    key: "cmsConfig.product.features.identityVerificationProvider",
    after: "",
    at: "/profile/verification",
    who: demo,
  },
  { key: "cmsConfig.product.features.responsibleGaming", after: false, at: "/profile/security", who: demo },
  { key: "cmsConfig.product.features.betHistory", after: false, at: "/profile/bets", who: demo },
  { key: "cmsConfig.product.features.loyalty", after: false, at: "/loyalty" },
  { key: "cmsConfig.product.features.characters", after: false, at: "/profile/loyalty", who: demo },
  ...Object.entries({
    isEnabledInterval: false,
    countSecondsForInterval: 77,
    isEnabledTurnOffRequests: false,
    countMinutesAfterWhichRequestsTurnedOff: 77,
    isEnabledRequestsAfterClick: false,
    countSecondsForDelayBetweenClick: 77,
  }).map(([name, after]) => ({ key: `${balance}.${name}`, after, at: "/support", who: demo })),
  { key: "cmsConfig.product.sportsbookSysname", after: "none", at: "/betting" },
  { key: "cmsConfig.product.messenger.fullscreenMode", after: "all", at: "/mini-app" },
  { key: "cmsConfig.product.hints.registrationHintMs", before: 4e12, after: 0, at: "/winners", who: newbie },
  { key: "cmsConfig.product.hints.confirmHintMs", before: 4e12, after: 0, at: "/winners", who: newbie },
  ...listed(
    "cmsConfig.product.helpOrganisations",
    { name: "Help", url: "https://help.example", phone: "111", text: "Text", countries: [] },
    { name: "Other", url: "https://other.example", phone: "222", text: "Other", countries: ["JP"] },
    { at: "/profile/responsible-game", who: demo },
  ),
  // Whatever the time: open all day, and closed all day but for a minute.
  ...hours("closes", [everyDay, { ...everyDay, closes: "23:59" }]),
  ...hours("opens", [closed, { ...closed, opens: "03:00" }]),
  ...hours("days", [everyDay, { ...everyDay, days: [] }]),
  { key: "cmsConfig.product.buildPollMs", after: 77_000, ...home },
  { key: "cmsConfig.product.popupGapMs", after: 77_000, at: "/popups", who: demo },
  ...listed(
    "cmsConfig.auth.authTypes",
    { label: "One", field: "email", isFast: false, component: "form" },
    { label: "Other", field: "login", isFast: true, component: "fast" },
    signUp,
  ).map((row) => ({
    ...row,
    before: [
      ...(row.before as object[]),
      { label: "Second", field: "mobile", isFast: true, component: "fast" },
    ],
    after: [
      ...(row.after as object[]),
      { label: "Second", field: "mobile", isFast: true, component: "fast" },
    ],
  })),
  ...Object.entries(otherSocial).map(([name, value]) => {
    const type = (socials: object[]) => [{ label: "S", field: "login", component: "social", socials }];
    return {
      key: `cmsConfig.auth.authTypes.socials.${name}`,
      path: "cmsConfig.auth.authTypes",
      before: type([social]),
      after: type([{ ...social, [name]: value }]),
      ...signUp,
    };
  }),
  ...listed("cmsConfig.auth.loginSocials", social, otherSocial, { at: "/forms/sign_in" }),
  { key: "cmsConfig.auth.terms.isActive", after: false, ...signUp },
  { key: "cmsConfig.auth.terms.isChecked", after: true, ...signUp },
  { key: "cmsConfig.auth.terms.url", after: "/about", ...signUp },
  { key: "cmsConfig.auth.notify.isActive", after: false, ...signUp },
  { key: "cmsConfig.auth.betting.isActive", after: false, ...signUp },
  { key: "cmsConfig.auth.promoCode.isActive", after: false, ...signUp },
  { key: "cmsConfig.auth.currencyRule", after: "empty", ...signUp },
  { key: "cmsConfig.auth.currencyEmptyOption", after: true, ...signUp },
  { key: "cmsConfig.auth.validationTiming", after: "submit", ...signUp },
  { key: "cmsConfig.auth.characterSelection", after: false, ...signUp },
  ...Object.entries({
    mobile: "https://cdn.example/n.webp",
    tablet: "https://cdn.example/t.webp",
    label: "other label",
    value: "other value",
    addition: "other addition",
    view: "compact",
  }).map(([name, value]) => ({
    key: `cmsConfig.auth.banner.${name}`,
    path: "cmsConfig.auth.banner",
    before: authBanner,
    after: { ...authBanner, [name]: value },
    ...signUp,
  })),
  ...["currency", "amount.value"].map((name) => ({
    key: `cmsConfig.cashier.presets.${name}`,
    path: "cmsConfig.cashier.presets",
    before: [{ currency: "EUR", amount: [{ value: "21" }] }],
    after: [{ currency: name === "currency" ? "JPY" : "EUR", amount: [{ value: "22" }] }],
    at: "/cashier/deposit/sandcard",
    who: demo,
  })),
  { key: "cmsConfig.cashier.showPromocode", after: false, at: "/cashier/deposit", who: demo },
  {
    key: "cmsConfig.cashier.canCancelWithdrawal",
    after: false,
    at: "/cashier/history?tab=withdrawal",
    who: demo,
  },
  { key: "cmsConfig.games.hall.defaultCategory", after: "slots", at: "/gamehall" },
  { key: "cmsConfig.games.hall.showProviders", after: false, at: "/gamehall" },
  ...listed(
    "cmsConfig.games.categoryRedirects",
    { from: "old", category: "slots" },
    { from: "older", category: "live" },
    { at: "/gamehall/old" },
  ),
  { key: "cmsConfig.games.demoEnabled", after: false, at: "/gamehall" },
  { key: "cmsConfig.search.minChars", after: 5, at: "/gamehall?dialog=search" },
  { key: "cmsConfig.search.debounceMs", after: 777, at: "/gamehall?dialog=search" },
  { key: "cmsConfig.search.popularSysnames", after: ["fast-crash"], at: "/gamehall?dialog=search" },
  { key: "cmsConfig.loyalty.notification.durationSeconds", after: 77, at: "/support", who: demo },
  {
    key: "cmsConfig.loyalty.notification.soundUrl",
    after: "https://cdn.example/a.mp3",
    at: "/support",
    who: demo,
  },
  {
    key: "cmsConfig.loyalty.notification.soundVolume",
    path: "cmsConfig.loyalty.notification",
    before: { soundUrl: "https://cdn.example/a.mp3", soundVolume: 0.5 },
    after: { soundUrl: "https://cdn.example/a.mp3", soundVolume: 0.1 },
    at: "/support",
    who: demo,
  },
  { key: "cmsConfig.loyalty.defaultProgram", after: "vip", at: "/loyalty" },
  { key: "cmsConfig.loyalty.shopEnabled", after: false, at: "/loyalty/shop" },
  {
    key: "cmsConfig.forms.dictionary.label",
    path: "cmsConfig.forms.dictionary",
    after: { email: { label: "Own" } },
    ...signUp,
  },
  {
    key: "cmsConfig.forms.dictionary.placeholder",
    path: "cmsConfig.forms.dictionary",
    after: { email: { placeholder: "own@own.example" } },
    ...signUp,
  },
  { key: "cmsConfig.forms.validationMessages", after: { required: "Own text" }, ...signUp },
  { key: "cmsConfig.forms.preventEmoji", after: ["email"], ...signUp },
  { key: "cmsConfig.forms.amounts", after: "decimals", at: "/cashier/deposit/sandcard", who: demo },
  {
    key: "cmsConfig.banner.positions.autoplaySeconds",
    path: bannerPositions,
    after: { gamehall: { autoplaySeconds: 77 } },
    at: "/gamehall",
  },
  {
    key: "cmsConfig.banner.positions.count",
    path: bannerPositions,
    after: { gamehall: { count: 1 } },
    at: "/gamehall",
  },
  { key: "cmsConfig.tournaments.showFinished", after: false, at: "/tournaments" },
  { key: "cmsConfig.tournaments.leaderboardSize", after: 1, at: "/tournaments/1" },
  { key: "cmsConfig.metaDataTool.isEnabled", after: false, ...home },
  ...listed(
    "cmsConfig.metaDataTool.entries",
    { routeName: "betting", name: "own", content: "own" },
    { routeName: "offers-id", name: "other", content: "other" },
    { at: "/betting" },
  ),

  ...menu("menuLinks", { title: "Other", url: "/terms", isExternal: true, badge: "New", visibility: "user" }),
  ...menu("menuLinks", { publishAt: "2099-01-01T00:00:00Z" }),
  ...menu("menuLinks", { unpublishAt: "2001-01-01T00:00:00Z" }),
  ...menu("menuLinks", { icon: "sprite:trophy", children: [{ ...menuItem, title: "Below", url: "/terms" }] }),
  ...menu(
    "profileLinks",
    { title: "Other", url: "/terms", isExternal: true },
    { at: "/profile/security", who: demo },
  ),
  ...menu("mobileBottomMenu", { title: "Other", url: "/terms", isExternal: true }),
  ...menu("footerLinks", { title: "Other", url: "/terms", isExternal: true, visibility: "user" }),
  ...menu(
    "userMenuLinks",
    { title: "Other", url: "/terms", isExternal: true },
    { at: "/support", who: demo },
  ),
  ...listed(
    "commonData.socialItemsList",
    { id: 1, name: "One", icon: "sprite:trophy", url: "https://a.example/" },
    { name: "Other", icon: "sprite:wallet", url: "https://b.example/" },
    home,
  ),
  ...listed(
    "commonData.paymentMethods",
    { id: 1, name: "One", image: "https://cdn.example/a.svg", url: "https://a.example/" },
    { name: "Other", image: "https://cdn.example/b.svg", url: "https://b.example/" },
    home,
  ),
  ...listed(
    "commonData.ratingSites",
    { name: "One", url: "https://a.example/", rating: "1" },
    { name: "Other", url: "https://b.example/", rating: "2" },
    home,
  ),
  { key: "commonData.confirmHint.showConfirmContactsHint", after: false, at: "/winners", who: newbie },
  { key: "commonData.confirmHint.pageExceptions.urls", after: ["/winners"], at: "/winners", who: newbie },
  { key: "commonData.offers.showPromocodeSwitcher", after: false, at: "/profile/bonuses", who: demo },
  { key: "commonData.offers.cashbackIntervalView", after: "date", at: "/profile/cashback", who: demo },
  {
    key: "commonData.offers.bonusesSwitchOrder",
    after: ["betting", "casino"],
    at: "/profile/bonuses",
    who: demo,
  },
  { key: "commonData.iconsFlag", after: { es: "https://cdn.example/flag.svg" }, ...signUp },
  ...listed(
    "commonData.themes",
    { type: "light", isDefault: true },
    { type: "dark", isDefault: false },
    home,
  ).map((row) => ({
    ...row,
    before: [...(row.before as object[]), { type: "dark", isDefault: false }],
    after: row.key.endsWith("type")
      ? [{ type: "dark", isDefault: true }]
      : [{ type: "dark", isDefault: true }, { type: "light" }],
  })),

  { key: "generalInfo.available_currencies", after: [{ id: "EUR", name: "Own" }], ...signUp },
  { key: "generalInfo.default_currency", after: "JPY", ...signUp },
  { key: "generalInfo.domain_state", after: "maintenance", ...home },
  { key: "generalInfo.is_bonus_isolation_enabled", after: true, at: "/cashier/wallet", who: demo },
  { key: "generalInfo.is_game_history_export_enabled", after: false, at: "/profile/bets", who: demo },
  { key: "generalInfo.time_to_force_logout", after: 777, at: "/support", who: demo },
  { key: "generalInfo.user_inactivity_cashier_time", after: 777, at: "/cashier/wallet", who: demo },
  { key: "generalInfo.user_inactivity_pp_time", after: 777, at: "/profile/security", who: demo },

  { key: "supportSettings.chat", before: "livechat", after: "zendesk", at: "/chat/settings" },

  { key: "webSetting.favicons", after: [], ...home },
  { key: "webSetting.defaultImages.notFound", after: "https://cdn.example/404.svg", at: "/nothing/here" },
];
