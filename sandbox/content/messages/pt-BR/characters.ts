import type { characters as en } from "../../../../app/i18n/messages/en/characters";

export const characters: Record<keyof typeof en, string> & Record<string, string> = {
  "characters.agree": "Mudar",
  "characters.changed": "Agora este é seu personagem.",
  "characters.notNow": "Não dá para mudar para este personagem agora. Nenhum ponto foi descontado.",
  "characters.selected": "Seu atual",
  "characters.unavailable": "Indisponível no momento",
  "characters.tooExpensive": "Ainda faltam pontos",
  "characters.free": "Grátis",
  "characters.pages": "Mais personagens",
  "characters.previous": "Anteriores",
  "characters.next": "Mais",
};
