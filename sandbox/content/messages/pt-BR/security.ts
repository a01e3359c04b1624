import type { security as en } from "../../../../app/i18n/messages/en/security";

export const security: Record<keyof typeof en, string> = {
  "security.twoFactor.on": "Ativar o login em duas etapas",
  "security.twoFactor.off": "Desativar o login em duas etapas",
  "security.twoFactor.code": "Código",
  "security.twoFactor.codeHint": "Os 6 dígitos que enviamos para o seu e-mail ou telefone confirmado",
  "security.twoFactor.resend": "Enviar um novo código",
  "security.password.unknown":
    "Não houve resposta, então sua senha talvez já tenha mudado. Da próxima vez, entre primeiro com a nova; se ela for recusada, a antiga ainda vale.",
};
