import type { hints as en } from "../../../../app/i18n/messages/en/hints";

export const hints: Record<keyof typeof en, string> = {
  "hints.label": "Dicas",
  "hints.hide": "Ocultar",
  "hints.registration.title": "Sua conta está pronta",
  "hints.registration.text":
    "Para jogar com dinheiro real, só falta o primeiro depósito. Deposite apenas o que puder gastar.",
  "hints.registration.action": "Fazer um depósito",
  "hints.confirm.title": "Confirme seu contato",
  "hints.confirm.text":
    "{contact} ainda não foi confirmado. Depois disso, você poderá recuperar sua conta se esquecer a senha.",
  "hints.confirm.action": "Confirmar",
};
