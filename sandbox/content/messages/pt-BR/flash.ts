import type { flash as en } from "../../../../app/i18n/messages/en/flash";

export const flash: Record<keyof typeof en, string> = {
  "flash.signedOut": "Você saiu da sua conta.",
  "flash.signedOutIdle": "Saímos da sua conta porque você ficou um tempo sem atividade.",
  "flash.signOutFailed": "Você ainda está na sua conta: não foi possível sair. Tente novamente.",
  "flash.languageNotSaved": "O idioma foi alterado aqui, mas não pôde ser salvo na sua conta.",
  "flash.languageUnknown":
    "O idioma foi alterado aqui, mas não sabemos se ficou salvo na sua conta. Escolha-o mais uma vez.",
  "flash.languageOfAccount": "O idioma da sua conta decide em que idioma você vê o site.",
  "flash.saved": "Salvo.",
  "flash.unchanged": "Tudo já estava salvo.",
  "flash.contactSaved": "Salvo. Peça um código e digite-o para confirmar o novo contato.",
  "flash.codeSent": "Enviamos um código a você.",
  "flash.contactConfirmed": "Seu contato está confirmado.",
  "flash.bonusActivated": "Seu bônus está ativo.",
  "flash.bonusPaused": "Seu bônus está em pausa.",
  "flash.bonusRemoved": "O bônus foi removido.",
  "flash.cashbackPaidOut": "Seu cashback já está no saldo principal.",
  "flash.cashbackRemoved": "Você abriu mão do cashback.",
  "flash.passwordChanged": "Sua senha foi trocada e os outros aparelhos foram desconectados.",
  "flash.messagesShownAgain": "As mensagens que você fechou podem aparecer de novo.",
  "flash.limitHolds": "Seu limite já está valendo.",
  "flash.limitWaits": "Recebemos seu pedido. Até ele valer, continua o limite atual.",
  "flash.limitAsked": "Seu pedido foi enviado. Aqui você vê quando ele passa a valer.",
  "flash.codeSentBefore": "Enviamos um código há pouco. Digite-o aqui.",
  "flash.twoFactorOn": "O login em duas etapas está ativado.",
  "flash.twoFactorOff": "O login em duas etapas está desativado.",
};
