import type { needs as en } from "../../../../app/i18n/messages/en/needs";

export const needs: Record<keyof typeof en, string> = {
  "needs.deposit.text": "É preciso um depósito concluído.",
  "needs.profile.text": "Seu perfil precisa estar completo.",
  "needs.contact.text": "Seu e-mail ou telefone precisa estar confirmado.",
  "needs.verification.text": "Sua identidade precisa estar verificada.",
  "needs.deposit.action": "Fazer um depósito",
  "needs.profile.action": "Completar o perfil",
  "needs.contact.action": "Confirmar o contato",
  "needs.verification.action": "Verificar a identidade",
  "needs.support.action": "Falar com o suporte",
  "needs.back.text": "Quando terminar aqui, você pode continuar de onde parou.",
  "needs.back.way": "Continuar de onde parei",
};
