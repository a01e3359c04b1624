import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "Suporte",
  "support.meta.description": "Como falar com a equipe da {product} e onde encontrar respostas.",
  "support.lead": "Dúvidas sobre sua conta, seu dinheiro ou um jogo: estamos aqui para ajudar.",
  "support.phone": "Ligue para nós",
  "support.channels": "Escreva para nós",
  "support.pages": "Encontre uma resposta",
  "support.none.title": "Não estamos disponíveis no momento",
  "support.none.text": "Volte daqui a pouco.",
};
