import type { consent as en } from "../../../../app/i18n/messages/en/consent";

export const consent: Record<keyof typeof en, string> = {
  "consent.title": "Cookies e privacidade",
  "consent.banner":
    "Usamos o que o site precisa para funcionar. Com o seu consentimento, nós e terceiros também usamos cookies para recursos extras, estatísticas e publicidade. Você pode mudar de ideia quando quiser.",
  "consent.refuse": "Recusar tudo",
  "consent.accept": "Aceitar tudo",
  "consent.choose": "Escolher",
  "consent.save": "Salvar minha escolha",
  "consent.lead":
    "Decida para que os cookies e o código de terceiros podem ser usados. Sua escolha vale por seis meses neste navegador; esta página fica no rodapé de todas as outras.",
  "consent.purposes.necessary.name": "Necessários",
  "consent.purposes.necessary.text":
    "Mantêm você conectado, guardam idioma, tema e esta escolha, e protegem contas e pagamentos. Sempre ativos.",
  "consent.purposes.functional.name": "Recursos extras",
  "consent.purposes.functional.text": "Serviços de terceiros que ajudam você aqui, como o chat de suporte.",
  "consent.purposes.analytics.name": "Estatísticas",
  "consent.purposes.analytics.text": "Mostram como o site é usado, para que possamos melhorá-lo.",
  "consent.purposes.marketing.name": "Publicidade",
  "consent.purposes.marketing.text": "Informa a nós e a nossos parceiros qual anúncio trouxe você até aqui.",
};
