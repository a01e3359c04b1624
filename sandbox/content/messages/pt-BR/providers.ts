import type { providers as en } from "../../../../app/i18n/messages/en/providers";

export const providers: Record<keyof typeof en, string> = {
  "providers.title": "Provedores de jogos",
  "providers.meta.description": "Os estúdios cujos jogos você encontra no {product} e quantos cada um tem.",
  "providers.letters": "Provedores por letra inicial",
  "providers.search": "Buscar provedores",
  "providers.submit": "Buscar",
  "providers.games_one": "{count} jogo",
  "providers.games_other": "{count} jogos",
  "providers.none.title": "Nenhum provedor tem esse nome",
  "providers.none.text": "Tente uma palavra mais curta ou veja todos.",
  "providers.none.action": "Todos os provedores",
};
