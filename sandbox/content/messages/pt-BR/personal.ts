import type { personal as en } from "../../../../app/i18n/messages/en/personal";

export const personal: Record<keyof typeof en, string> = {
  "personal.applyCountry": "Mostrar os campos deste país",
  "personal.locked.text":
    "Os dados em que se baseia a sua verificação não podem mais ser alterados aqui. Se algo estiver errado, o suporte corrige com você.",
  "personal.locked.refused":
    "Parte destes dados está bloqueada desde que a sua identidade foi confirmada, por isso nada foi salvo. O suporte pode alterá-los para você.",
  "personal.unavailable": "Seus dados não podem ser alterados agora. Acima está o que temos.",
  "personal.currency.title": "Moeda",
  "personal.currency.text":
    "Sua conta é mantida nesta moeda. Ela só pode ser alterada enquanto você não tiver dinheiro, bônus nem pagamentos.",
  "personal.language.title": "Idioma",
  "personal.language.ofAccount": "A sua conta decide em que idioma você vê esta página.",
};
