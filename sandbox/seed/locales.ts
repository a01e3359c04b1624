import { defaultLocale } from "../world/words";

/** Contract 4.1. Names are each language's own, as a language menu shows them. */
export const locales = [
  { code: "en-US", name: "English", isDefault: true, direction: "ltr" },
  { code: "es-ES", name: "Español", isDefault: false, direction: "ltr" },
  { code: "pt-BR", name: "Português", isDefault: false, direction: "ltr" },
  { code: "lv-LV", name: "Latviešu", isDefault: false, direction: "ltr" },
  { code: "ar", name: "العربية", isDefault: false, direction: "rtl" },
];

export const localesReply = { locales, defaultLocale: defaultLocale as string };
