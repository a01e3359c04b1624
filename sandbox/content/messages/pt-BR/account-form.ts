import type { accountForm as en } from "../../../../app/i18n/messages/en/account-form";

export const accountForm: Record<keyof typeof en, string> & Record<string, string> = {
  "accountForm.choose": "Escolha",
  "accountForm.need": "Antes falta algo",
  "accountForm.unknown":
    "Não houve resposta e não sabemos se foi feito. A página mostra o que está salvo agora: confira antes de enviar outra vez.",
  "accountForm.notSent": "Não foi possível falar com o serviço e nada foi alterado. Tente de novo.",
  "accountForm.wait_one": "Tente de novo em {count} segundo.",
  "accountForm.wait_many": "Tente de novo em {count} segundos.",
  "accountForm.wait_other": "Tente de novo em {count} segundos.",
  "accountForm.resendIn_one": "Você poderá pedir outro código em {count} segundo.",
  "accountForm.resendIn_other": "Você poderá pedir outro código em {count} segundos.",
  "accountForm.codeSpent": "Muitos códigos errados: este não vale mais. Peça um novo.",
  "accountForm.unsaved": "Ainda não salvo",
};
