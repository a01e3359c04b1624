import type { notices as en } from "../../../../app/i18n/messages/en/notices";

export const notices: Record<keyof typeof en, string> = {
  "notices.title": "Avisos",
  "notices.new": "Novo",
  "notices.empty.title": "Ainda não há nada para contar",
  "notices.empty.text": "Aqui você verá o que o programa de fidelidade dá ou tira.",
  "notices.credit": "Muito bem!",
  "notices.debit": "Não deu certo",
  "notices.kind.register": "Cadastro",
  "notices.kind.profile": "Seu perfil",
  "notices.kind.confirm": "Contato confirmado",
  "notices.kind.quest": "Missão",
  "notices.kind.product": "Loja de fidelidade",
  "notices.kind.level": "Nível",
  "notices.kind.other": "Programa de fidelidade",
  "notices.amount.points": "{amount} pontos",
  "notices.amount.exp": "{amount} de experiência",
};
