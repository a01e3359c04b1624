import type { systemPages as en } from "../../../../app/i18n/messages/en/system-pages";

export const systemPages: Record<keyof typeof en, string> & Record<string, string> = {
  "systemPages.maintenance.title": "Voltamos já",
  "systemPages.maintenance.text":
    "O site está em manutenção. Seu saldo e seus jogos estão seguros. Volte em alguns minutos.",
  "systemPages.maintenance.until": "Voltamos em",
  "systemPages.payCancel.title": "Pagamento cancelado",
  "systemPages.payCancel.text":
    "Você interrompeu o pagamento e nada foi cobrado. Escolha outra forma quando quiser.",
  "systemPages.payCancel.button": "Voltar ao depósito",
  "systemPages.payFail.title": "O pagamento falhou",
  "systemPages.payFail.text":
    "O pagamento não foi concluído e seu saldo continua igual. Confira seus dados ou escolha outra forma.",
  "systemPages.payFail.button": "Tentar outro depósito",
  "systemPages.payMobile.title": "Termine no celular",
  "systemPages.payMobile.text":
    "Confirme o pagamento no aplicativo ou na mensagem do seu celular. Você pode fechar esta página: o dinheiro chega sozinho.",
  "systemPages.payNewWindow.title": "Termine na outra janela",
  "systemPages.payNewWindow.text":
    "O pagamento é feito em uma nova janela. Seu saldo muda assim que o pagamento for confirmado.",
  "systemPages.payNewWindow.button": "Voltar ao depósito",
  "systemPages.payPending.title": "Estamos conferindo seu pagamento",
  "systemPages.payPending.text":
    "Costuma levar um ou dois minutos. Não é preciso pagar de novo: o resultado aparece aqui e no seu histórico.",
  "systemPages.paySuccess.title": "Pagamento recebido",
  "systemPages.paySuccess.text": "O dinheiro já está no seu saldo. Bom jogo!",
  "systemPages.paySuccess.button": "Ir para os jogos",
  "systemPages.notFound.title": "Página não encontrada",
  "systemPages.notFound.text":
    "O endereço pode estar errado ou a página mudou de lugar. Continue pelo menu ou pela busca.",
  "systemPages.forbidden.title": "Indisponível aqui",
  "systemPages.forbidden.text": "Este site não pode ser usado a partir da sua localização ou conexão.",
  "systemPages.userBlock.title": "Esta conta está bloqueada",
  "systemPages.userBlock.text":
    "Você não pode entrar nem jogar com esta conta. Nosso suporte explica o motivo e o que pode ser feito.",
  "systemPages.userBlock.until": "O bloqueio termina em",
  "systemPages.userBlock.reasons.self_exclusion": "Você se autoexcluiu do jogo.",
  "systemPages.userBlock.reasons.terms_violation": "Esta conta não respeitou os nossos termos.",
  "systemPages.userBlock.button": "Falar com o suporte",
  "systemPages.unsubscribe.title": "Inscrição cancelada",
  "systemPages.unsubscribe.text":
    "Não enviaremos mais novidades para este endereço. Você pode se inscrever de novo no seu perfil.",
  "systemPages.errorsSlot.title": "Algo deu errado",
  "systemPages.errorsSlot.text":
    "Não foi possível mostrar esta página. O resto do site continua funcionando. Tente de novo em instantes.",
  "systemPages.errorsSlot.button": "Ir para os jogos",
  "systemPages.notFound.home": "Ir para o início",
  "systemPages.errorsSlot.wait_one": "Você pode tentar de novo em {count} segundo.",
  "systemPages.errorsSlot.wait_many": "Você pode tentar de novo em {count} segundos.",
  "systemPages.errorsSlot.wait_other": "Você pode tentar de novo em {count} segundos.",
  "systemPages.errorsSlot.tooMany.title": "Muitas solicitações",
  "systemPages.errorsSlot.tooMany.text": "Esta página foi pedida vezes demais em pouco tempo.",
  "systemPages.errorsSlot.need": "Falta um passo",
  "systemPages.errorsSlot.signedOut": "Você saiu da sua conta",
  "systemPages.errorsSlot.identity":
    "Não conseguimos verificar a sua conta agora e, por isso, esta página não pôde ser exibida.",
  "systemPages.errorsSlot.payments":
    "O serviço de pagamentos não está respondendo e, por isso, esta página não pôde ser exibida. Os pagamentos em andamento não são afetados.",
};
