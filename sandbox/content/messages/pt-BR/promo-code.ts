import type { promoCode as en } from "../../../../app/i18n/messages/en/promo-code";

export const promoCode: Record<keyof typeof en, string> = {
  "promoCode.title": "Código promocional",
  "promoCode.switcher": "Tenho um código promocional",
  "promoCode.activate": "Ativar",
  "promoCode.check": "Verificar",
  "promoCode.need": "Antes de usar este código",
  "promoCode.tooMany": "Tentativas demais. Tente de novo em {seconds} s.",
  "promoCode.failed": "Não recebemos uma resposta clara. Veja os seus bônus antes de tentar de novo.",
  "promoCode.unchecked": "Não foi possível verificar o código agora. Tente de novo.",
  "promoCode.usable": "Este código funciona. Use-o com a sua conta.",
  "promoCode.activated": "Código promocional ativado. Seu prêmio foi adicionado.",
};
