import type { icons as en } from "../../../../app/i18n/messages/en/icons";

export const icons: Record<keyof typeof en, string> = {
  "icons.title": "Iconos del sprite",
  "icons.search": "Nombre de un icono",
  "icons.submit": "Buscar",
  "icons.found_one": "{count} icono",
  "icons.found_other": "{count} iconos",
  "icons.none": "Ningún icono tiene este nombre",
};
