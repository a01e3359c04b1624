import type { icons as en } from "../../../../app/i18n/messages/en/icons";

export const icons: Record<keyof typeof en, string> = {
  "icons.title": "Ícones do sprite",
  "icons.search": "Nome de um ícone",
  "icons.submit": "Buscar",
  "icons.found_one": "{count} ícone",
  "icons.found_other": "{count} ícones",
  "icons.none": "Nenhum ícone tem este nome",
};
