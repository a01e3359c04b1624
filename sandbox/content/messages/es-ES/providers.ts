import type { providers as en } from "../../../../app/i18n/messages/en/providers";

export const providers: Record<keyof typeof en, string> = {
  "providers.title": "Proveedores de juegos",
  "providers.meta.description":
    "Los estudios cuyos juegos encontrarás en {product} y cuántos tiene cada uno.",
  "providers.letters": "Proveedores por letra inicial",
  "providers.search": "Buscar proveedores",
  "providers.submit": "Buscar",
  "providers.games_one": "{count} juego",
  "providers.games_other": "{count} juegos",
  "providers.none.title": "Ningún proveedor tiene este nombre",
  "providers.none.text": "Prueba una palabra más corta o míralos todos.",
  "providers.none.action": "Todos los proveedores",
};
