import type { icons as en } from "../../../../app/i18n/messages/en/icons";

export const icons: Record<keyof typeof en, string> & Record<string, string> = {
  "icons.title": "Ikonu kopa",
  "icons.search": "Ikonas nosaukums",
  "icons.submit": "Meklēt",
  "icons.found_zero": "{count} ikonu",
  "icons.found_one": "{count} ikona",
  "icons.found_other": "{count} ikonas",
  "icons.none": "Nevienai ikonai nav šāda nosaukuma",
};
