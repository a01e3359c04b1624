import { inLocale, type LocaleCode, words } from "../world/words";
import type { World } from "../world/world";
import { configuredRedirects } from "./routing";

const minute = 60_000;

/** docs/contract.md#4.2: every section and field, so that nothing rests on a default by accident. */
export function cmsConfig({ settings: { url }, brand }: World, locale: LocaleCode) {
  const socials = ["google", "telegram"].map((service, index) => ({
    id: index + 1,
    name: service === "google" ? "Google" : "Telegram",
    icon: `${url}/img/social/${service}.svg`,
    service,
  }));
  return {
    seo: {
      titleTemplate: `%s | ${brand.name}`,
      defaultRobots: "index,follow",
      seoUrls,
      redirects: configuredRedirects,
    },
    product: {
      name: brand.name,
      features: {
        twoFactorAuth: true,
        identityVerificationProvider: "idcheck",
        responsibleGaming: true,
        betHistory: true,
        loyalty: brand.hasLoyalty,
        characters: brand.hasLoyalty,
      },
      functionalSettings: {
        settingsForUpdBalance: {
          isEnabledInterval: true,
          countSecondsForInterval: 10,
          isEnabledTurnOffRequests: true,
          countMinutesAfterWhichRequestsTurnedOff: 5,
          isEnabledRequestsAfterClick: true,
          countSecondsForDelayBetweenClick: 1,
        },
      },
      sportsbookSysname: "digitan",
      messenger: { fullscreenMode: "telegram", botName: "sandbox_casino_bot" },
      hints: { registrationHintMs: 5 * 24 * 60 * minute, confirmHintMs: 24 * 60 * minute },
      helpOrganisations: inLocale(helpOrganisations, locale),
      supportHours: [
        { days: ["mon", "tue", "wed", "thu", "fri"], opens: "09:00", closes: "22:00" },
        { days: ["sat", "sun"], opens: "10:00", closes: "18:00" },
      ],
      buildPollMs: 60 * minute,
      popupGapMs: 120 * minute,
    },
    auth: {
      authTypes: inLocale(authTypes, locale).map((type) =>
        type.component === "social" ? { ...type, socials } : type,
      ),
      loginSocials: socials,
      terms: { isActive: true, isChecked: false, url: "/terms" },
      notify: { isActive: true, isChecked: false },
      betting: { isActive: true },
      promoCode: { isActive: true },
      currencyRule: "first",
      currencyEmptyOption: false,
      validationTiming: "eager",
      characterSelection: brand.hasLoyalty,
      banner: {
        mobile: `${url}/img/banners/auth-mobile.webp`,
        tablet: `${url}/img/banners/auth.webp`,
        ...inLocale(words.auth.banner, locale),
        view: "regular",
      },
    },
    cashier: {
      presets: Object.entries(presets).map(([currency, amounts]) => ({
        currency,
        amount: amounts.map((value) => ({ value })),
      })),
      depositInfo: { defaultCurrency: "EUR" },
      pollSeconds: 5,
      pollMinutes: 15,
      showPromocode: true,
    },
    games: {
      hall: { defaultCategory: "popular", showProviders: true },
      categoryRedirects: [{ from: "slots-old", category: "slots" }],
      demoEnabled: true,
      imageFallback: `${url}/img/categories/popular.webp`,
    },
    search: {
      minChars: 2,
      debounceMs: 300,
      popularSysnames: [
        ...[
          "sand-dunes",
          "live-roulette-one",
          "fast-crash",
          "double-pontoon",
          "nova-pioneer",
          "imperial-craps",
        ],
        ...["fern-glade", "deep-garden", "phoenix-island", "saphir-baccarat", "fresh-joker", "azure-wreck"],
      ],
    },
    loyalty: {
      notification: { durationSeconds: 5, soundVolume: 0.5 },
      defaultProgram: "main",
      shopEnabled: true,
      characterChangeConfirm: true,
    },
    forms: {
      dictionary: inLocale(words.forms, locale),
      validationMessages: {},
      preventEmoji: ["fakename", "first_name", "last_name"],
      amounts: "whole",
    },
    banner: {
      positions: {
        "home-main": { autoplaySeconds: 7, count: 6 },
        gamehall: { count: 4 },
        cashier: { count: 4 },
      },
    },
    tournaments: { showFinished: true, leaderboardSize: 10 },
    metaDataTool: {
      isEnabled: true,
      entries: [
        { name: "format-detection", content: "telephone=no" },
        { routeName: "betting", name: "rating", content: "adult" },
      ],
    },
  };
}

/** The seven templates of docs/product.md#2.1 by route name (docs/contract.md#o13). */
const seoUrls = {
  "cashier-index-deposit-index-sysname": "/cashier/deposit/##name##",
  "offers-id": "/offers/##name##",
  "jackpots-id": "/jackpots/##name##",
  "game-index-sysname": "/game/##name##",
  "promotions-id": "/promotions/##name##",
  "tournaments-id": "/tournaments/##name##",
  "tournaments-id-gamehall": "/tournaments/##name##/gamehall",
};

const authTypes = [
  {
    label: words.auth.types.full,
    field: "email",
    isFast: false,
    component: "form",
  },
  {
    label: words.auth.types.quick,
    field: "mobile",
    isFast: true,
    component: "fast",
  },
  {
    label: words.auth.types.social,
    field: "login",
    isFast: false,
    component: "social",
  },
];

/** Real ones, so that a demo helps whoever needs it. */
const helpOrganisations = [
  {
    name: "Gambling Therapy",
    url: "https://www.gamblingtherapy.org",
    text: words.help.gamblingTherapy,
  },
  {
    name: "FEJAR",
    url: "https://www.fejar.org",
    phone: "900 200 225",
    text: words.help.fejar,
    countries: ["ES"],
  },
  {
    name: "Jogadores Anônimos",
    url: "https://jogadoresanonimos.com.br",
    countries: ["BR"],
  },
  {
    name: "GamCare",
    url: "https://www.gamcare.org.uk",
    phone: "0808 8020 133",
    countries: ["GB"],
  },
];

const presets: Record<string, string[]> = {
  USD: ["20", "50", "100", "200"],
  EUR: ["20", "50", "100", "200"],
  BRL: ["50", "100", "250", "500"],
  JPY: ["2000", "5000", "10000", "20000"],
  KWD: ["10", "20", "50", "100"],
  USDT: ["20", "50", "100", "200"],
};
