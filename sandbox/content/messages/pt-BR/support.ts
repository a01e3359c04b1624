import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "Suporte",
  "support.meta.description": "Como falar com a equipe da {product} e onde encontrar respostas.",
  "support.lead": "Dúvidas sobre sua conta, seu dinheiro ou um jogo: estamos aqui para ajudar.",
  "support.phone": "Ligue para nós",
  "support.channel": "Você nos encontra aqui",
  "support.mail": "Envie um e-mail",
  "support.pages": "Encontre uma resposta",
  "support.chat.title": "Chat",
  "support.chat.open": "Abrir o chat",
  "support.chat.opening": "Abrindo o chat…",
  "support.chat.openUntil": "Aberto agora. Fecha: {when}",
  "support.chat.closedUntil": "Fechado agora. Abre: {when}",
  "support.chat.always": "Aberto 24 horas",
  "support.chat.closed": "Fechado agora",
  "support.chat.failed":
    "Não é possível abrir o chat no momento. Escreva para nós pelo formulário desta página.",
  "support.chat.consent":
    "O chat é um serviço de terceiros e depende do seu consentimento para “Recursos extras”.",
  "support.chat.choose": "Opções de privacidade",
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
