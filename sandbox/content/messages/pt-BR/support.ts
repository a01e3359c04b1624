import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "Suporte",
  "support.meta.description": "Como falar com a equipe da {product} e onde encontrar respostas.",
  "support.lead": "Dúvidas sobre sua conta, seu dinheiro ou um jogo: estamos aqui para ajudar.",
  "support.phone": "Ligue para nós",
  "support.channel": "Você nos encontra aqui",
  "support.mail": "Envie um e-mail",
  "support.pages": "Encontre uma resposta",
  "support.feedback.title": "Escreva para nós",
  "support.feedback.message": "Sua mensagem",
  "support.feedback.email": "E-mail",
  "support.feedback.emailHint.visitor": "Sem ele não conseguimos responder",
  "support.feedback.emailHint.player": "Só se não quiser a resposta no e-mail da sua conta",
  "support.feedback.name": "Seu nome",
  "support.feedback.submit": "Enviar mensagem",
  "support.feedback.trap": "Deixe em branco",
  "support.feedback.trapped":
    "Parecia escrito por um programa, por isso não foi enviado. Se foi você, envie de novo.",
  "support.feedback.unknown":
    "Não recebemos resposta, então não sabemos se a sua mensagem chegou. Aguarde um momento antes de enviar de novo.",
  "support.feedback.sent.title": "Sua mensagem foi enviada",
  "support.feedback.sent.text": "Obrigado. Vamos ler e responder assim que possível.",
  "support.feedback.another": "Escrever outra mensagem",
};
