import type { offers as en } from "../../../../app/i18n/messages/en/offers";

export const offers: Record<keyof typeof en, string> = {
  "offers.title": "Ofertas",
  "offers.meta.description":
    "Bônus, giros grátis e cashback no {product}: o que cada oferta dá e o que ela pede.",
  "offers.meta.detail": "{name}: o que dá e o que pede.",
  "offers.none.title": "Nenhuma oferta no momento",
  "offers.none.text": "As novas aparecem aqui. As promoções mostram o que mais está valendo.",
  "offers.rewards": "O que você recebe",
  "offers.how.title": "Como conseguir",
  "offers.how.deposit": "Faça um depósito e escolha esta oferta.",
  "offers.how.registration": "Vem com uma conta nova.",
  "offers.how.promo_code": "Digite o código ao se cadastrar ou depositar.",
  "offers.how.confirm": "Confirme seus contatos.",
  "offers.how.login": "É dada a quem entra na conta.",
  "offers.action.signUp": "Cadastrar-se para esta oferta",
  "offers.action.signIn": "Entrar para esta oferta",
  "offers.action.deposit": "Fazer um depósito",
  "offers.action.confirm": "Confirmar contatos",
  "offers.terms.minDeposit": "Depósito de {amount} ou mais",
  "offers.terms.excluded": "Não vale com: {methods}",
  "offers.terms.someExcluded": "Alguns métodos de pagamento estão excluídos",
  "offers.terms.condition": "Só para jogadores que cumprem as condições",
  "offers.terms.adults": "18+. Termos se aplicam.",
  "offers.terms.title": "Termos",
  "offers.terms.read": "Ler os termos",
  "offers.linked": "Mais sobre isso",
};
