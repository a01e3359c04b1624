import type { SandboxSettings } from "../settings";
import { defaultLocale } from "../world/words";

/** docs/contract.md#4.1. Names are each language's own, as a language menu shows them. */
const locales = [
  { code: "en-US", name: "English", isDefault: true, direction: "ltr" },
  { code: "es-ES", name: "Español", isDefault: false, direction: "ltr" },
  { code: "pt-BR", name: "Português", isDefault: false, direction: "ltr" },
  { code: "lv-LV", name: "Latviešu", isDefault: false, direction: "ltr" },
  { code: "ar", name: "العربية", isDefault: false, direction: "rtl" },
];

/** Further ones, for a site of many languages (`SANDBOX_LOCALES`). Nothing is translated into them. */
const furtherNames: Record<string, string> = {
  "bg-BG": "Български",
  "cs-CZ": "Čeština",
  "da-DK": "Dansk",
  "de-DE": "Deutsch",
  "el-GR": "Ελληνικά",
  "et-EE": "Eesti",
  "fi-FI": "Suomi",
  "fr-FR": "Français",
  "he-IL": "עברית",
  "hi-IN": "हिन्दी",
  "hr-HR": "Hrvatski",
  "hu-HU": "Magyar",
  "id-ID": "Bahasa Indonesia",
  "it-IT": "Italiano",
  "ja-JP": "日本語",
  "ko-KR": "한국어",
  "lt-LT": "Lietuvių",
  "nl-NL": "Nederlands",
  "no-NO": "Norsk",
  "pl-PL": "Polski",
  "ro-RO": "Română",
  "sv-SE": "Svenska",
  "tr-TR": "Türkçe",
  "uk-UA": "Українська",
  "vi-VN": "Tiếng Việt",
};

const allLocales = [
  ...locales,
  ...Object.entries(furtherNames).map(([code, name]) => ({
    code,
    name,
    isDefault: false,
    direction: code === "he-IL" ? "rtl" : "ltr",
  })),
];

/** The locales of a sandbox; `defaultLocale` is always among them. */
export function localesOf(settings: Pick<SandboxSettings, "locales">) {
  return allLocales.slice(0, settings.locales);
}

export function localesReply(settings: Pick<SandboxSettings, "locales">) {
  return { locales: localesOf(settings), defaultLocale: defaultLocale as string };
}
