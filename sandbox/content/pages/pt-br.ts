import type { PageSlug, WrittenPage } from "./page";

export const ptBR: Record<PageSlug, WrittenPage> = {
  terms: {
    title: "Termos e condições",
    lead: "Estes termos dizem o que você pode esperar de nós e o que esperamos de você. Este site é um ambiente de testes: todos os valores são dinheiro fictício e nada se ganha nem se perde.",
    sections: [
      [
        "Quem pode jogar",
        "Você precisa ter pelo menos 18 anos, ou mais se o seu país exigir, e jogar somente em seu nome. Cada pessoa tem uma conta; uma segunda é encerrada e o saldo volta para a primeira.",
      ],
      [
        "Sua conta",
        "Não compartilhe a sua senha. Avise imediatamente se achar que alguém usou a sua conta: nós a bloqueamos na hora e esclarecemos tudo com você.",
      ],
      [
        "Saldos",
        "O saldo tem três partes: principal, bônus e bônus de apostas. A principal é sua a qualquer momento. Os bônus passam para a principal quando as condições são cumpridas, e sempre mostramos quanto falta.",
      ],
      [
        "Bônus",
        "Cada bônus informa o valor, o rollover e a data final antes de você aceitar. Você pode recusar ou remover um bônus quando quiser; o dinheiro dele sai então do saldo de bônus.",
      ],
      [
        "Jogos",
        "O resultado de cada rodada é decidido pelo gerador aleatório do jogo. Se uma rodada for interrompida, ela termina no servidor e o resultado é creditado. Uma falha anula as rodadas afetadas e devolve as apostas.",
      ],
      [
        "Saques",
        "Você pode sacar o saldo principal depois de verificar a identidade. O pedido pode ser cancelado enquanto estiver pendente. Sempre que possível, pagamos pelo mesmo método do depósito.",
      ],
      [
        "Encerramento da conta",
        "Você pode encerrar a conta quando quiser, sem dar motivos. O que restar do saldo principal é pago. Podemos encerrar uma conta que descumpra estes termos e dizemos por quê.",
      ],
    ],
  },
  privacy: {
    title: "Política de privacidade",
    lead: "Guardamos sobre você o mínimo que a lei e uma conta que funciona permitem, e aqui dizemos o que é. Neste ambiente de testes tudo é esquecido quando o processo reinicia.",
    sections: [
      [
        "O que guardamos",
        "- Seus contatos e o que você informa no perfil",
        "- Depósitos, saques, apostas e bônus, porque precisamos prestar contas deles",
        "- Dados técnicos das visitas: endereço, navegador, idioma e páginas abertas",
      ],
      [
        "Para quê",
        "Para manter a sua conta, pagar você, conferir idade e identidade, reconhecer jogo nocivo e fraude e cumprir a lei. Não vendemos os seus dados nem os usamos para decidir as odds que você vê.",
      ],
      [
        "Por quanto tempo",
        "Os dados da conta ficam por cinco anos depois do encerramento, porque a lei exige. Os registros técnicos são apagados após noventa dias.",
      ],
      [
        "Quem vê",
        "Os provedores de pagamento veem o necessário para pagar você. Os documentos de identidade são vistos apenas pelo serviço de verificação. Mais ninguém vê nada.",
      ],
      [
        "Cookies",
        "Usamos os cookies sem os quais o site não funciona: sua sessão, seu idioma e seu tema. Todo o resto espera o seu consentimento, que pode ser retirado a qualquer momento.",
      ],
      [
        "Seus direitos",
        "Você pode perguntar o que guardamos, corrigir, levar os dados ou pedir que sejam apagados até onde a lei permitir. Escreva para privacy@example.com; respondemos em até trinta dias.",
      ],
    ],
  },
  about: {
    title: "Sobre nós",
    lead: "Este é um cassino de demonstração. Ele mostra como um site de jogos pode ser calmo, rápido e honesto, e está cheio de jogos, estúdios e jogadores inventados.",
    sections: [
      [
        "Somente dinheiro fictício",
        "Aqui nada custa e nada é pago. Os métodos de pagamento, os jogos e as verificações são substitutos que se comportam como os verdadeiros, para que cada tela possa ser testada até o fim.",
      ],
      [
        "O que você pode testar",
        "- Navegar pelos jogos por categoria, provedor, nome e popularidade",
        "- Entrar como jogador de demonstração e ver uma conta completa",
        "- Alternar entre cinco idiomas, um deles escrito da direita para a esquerda",
        "- Alternar entre o tema escuro e o claro, com ou sem scripts",
      ],
      [
        "Como é feito",
        "As páginas são geradas no servidor e funcionam antes de qualquer script carregar. As artes são desenhadas por um programa. Todos os valores são contados em centavos inteiros.",
      ],
    ],
  },
  "responsible-gaming": {
    title: "Jogo responsável",
    lead: "Jogar deve continuar sendo um passatempo. Se deixar de ser, estas são as ferramentas e as pessoas que ajudam. Nenhuma delas pede explicações.",
    sections: [
      [
        "Defina um limite",
        "Escolha quanto você pode depositar em um dia, uma semana, duas semanas ou um mês. Um limite menor vale na hora; um maior, só depois de 24 horas, para que nada seja decidido no calor do momento.",
      ],
      [
        "Faça uma pausa",
        "Autoexclua-se por um dia, uma semana, um mês, até cinco anos ou para sempre. Nesse período você não consegue entrar e não enviamos ofertas. A pausa não pode ser encurtada.",
      ],
      [
        "Sinais para levar a sério",
        "- Você joga com dinheiro destinado a outra coisa",
        "- Você aumenta as apostas para recuperar o que perdeu",
        "- Você esconde quanto ou por quanto tempo joga",
        "- Você fica inquieto quando não pode jogar",
      ],
      [
        "Onde encontrar ajuda",
        "Fale com alguém de confiança ou com um serviço gratuito e confidencial do seu país. Nosso suporte está disponível dia e noite e pode definir qualquer limite por você.",
      ],
      [
        "Menores, não",
        "Ninguém com menos de 18 anos pode jogar aqui. Se você divide o aparelho com crianças, saia da conta depois de jogar e considere um filtro.",
      ],
    ],
  },
  "welcome-week": {
    title: "Semana de boas-vindas",
    lead: "Sete dias para conhecer a casa: seis jogos para começar, as promoções da semana e mesas ao vivo abertas a noite toda.",
    sections: [],
  },
};
