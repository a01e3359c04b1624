import type { contactLinks as en } from "../../../../app/i18n/messages/en/contact-links";

export const contactLinks: Record<keyof typeof en, string> = {
  "contactLinks.unsubscribe.meta": "Cancelar inscrição",
  "contactLinks.unsubscribe.title": "Parar de receber novidades?",
  "contactLinks.unsubscribe.text":
    "Não enviaremos mais ofertas nem novidades para este endereço. As mensagens sobre a sua conta continuam chegando.",
  "contactLinks.unsubscribe.submit": "Cancelar inscrição",
  "contactLinks.unsubscribe.keep": "Continuar recebendo",
  "contactLinks.unsubscribe.wrongTitle": "Este link não vale mais",
  "contactLinks.unsubscribe.wrongText":
    "Abra o link do nosso e-mail mais recente ou entre e desative as novidades no seu perfil.",
  "contactLinks.unsubscribe.toSettings": "Ir para as notificações",
  "contactLinks.confirmation.meta": "Confirme o seu contato",
  "contactLinks.confirmation.title": "Confirme o seu contato",
  "contactLinks.confirmation.text":
    "Falta um passo: este contato fará parte da sua conta assim que você o confirmar.",
  "contactLinks.confirmation.code": "Código",
  "contactLinks.confirmation.codeHint": "Os 6 dígitos da nossa mensagem",
  "contactLinks.confirmation.submit": "Confirmar",
  "contactLinks.confirmation.nextStep":
    "Cada código vale uma única vez e por 24 horas, e um mais novo o substitui. Peça um novo código nas configurações do perfil.",
  "contactLinks.confirmation.toSettings": "Ir para as configurações do perfil",
  "contactLinks.confirmation.incompleteTitle": "Este link está incompleto",
  "contactLinks.success.title": "Contato confirmado",
  "contactLinks.success.text":
    "Obrigado. Agora podemos falar com você, e você consegue recuperar a conta se esquecer a senha.",
  "contactLinks.success.button": "Ir para os jogos",
  "contactLinks.unknown.title": "Seus contatos estão no seu perfil",
  "contactLinks.unknown.text": "Lá você vê quais estão confirmados e pode pedir um novo código.",
  "contactLinks.confirmation.used": "Este contato já está confirmado: não há mais nada a fazer.",
  "contactLinks.confirmation.over":
    "O código está errado ou expirou. Você pode pedir outro nas configurações do seu perfil.",
  "contactLinks.confirmation.foreign":
    "Este contato não pertence à conta em que você entrou. Entre com a conta dele e abra o link de novo.",
};
