import type { payment as en } from "../../../../app/i18n/messages/en/payment";

export const payment: Record<keyof typeof en, string> & Record<string, string> = {
  "payment.bounds": "De {min} a {max}",
  "payment.presets": "Valores habituais",
  "payment.choose": "Escolha",
  "payment.saved.title": "Dados de pagamento",
  "payment.saved.other": "Outros dados",
  "payment.saved.on_verification": "Em análise. Você poderá usar estes dados quando terminar.",
  "payment.saved.validation_required": "Estes dados precisam ser verificados antes.",
  "payment.saved.fraudulent": "Estes dados não podem ser usados. Fale com o suporte.",
  "payment.newCard": "Deixe vazio para informar o cartão na página de pagamento.",
  "payment.available": "No máximo {available} disponível agora",
  "payment.until": "Disponível de novo:",
  "payment.notSent":
    "Não foi possível contatar o serviço de pagamento. Nada foi enviado, então você pode tentar de novo.",
  "payment.paused":
    "Os pagamentos estão em pausa por um momento, para sua segurança. Nada foi enviado: tente de novo em um minuto.",
  "payment.staleForm": "Este formulário não era mais válido e nada foi enviado. Confira e envie de novo.",
  "payment.way.otherMethod": "Escolher outro método",
  "payment.way.limits": "Seus limites",
  "payment.way.support": "Falar com o suporte",
  "payment.way.history": "Histórico de pagamentos",
  "payment.checking.title": "Estamos verificando este pagamento",
  "payment.checking.text":
    "Foi enviado, mas a resposta ainda não chegou. Não pague de novo: assim que soubermos, você verá aqui.",
  "payment.checking.late":
    "Ainda não sabemos. Veja seu histórico daqui a pouco ou pergunte ao suporte: eles veem todos os pagamentos.",
  "payment.checking.method": "Método",
  "payment.checking.amount": "Valor",
  "payment.checking.sent": "Enviado",
  "payment.checking.anew": "Começar um novo pagamento",
  "payment.checking.anewHint": "Se o primeiro chegar mesmo assim, os dois serão pagos.",
  "payment.refresh": "Olhar de novo",
  "payment.wait_one": "Espere {count} segundo.",
  "payment.wait_many": "Espere {count} segundos.",
  "payment.wait_other": "Espere {count} segundos.",
};
