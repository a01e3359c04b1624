export const offline = {
  "offline.title": "Você está sem conexão",
  "offline.text":
    "Não há conexão com a internet ou com o nosso site. A página volta sozinha assim que a conexão voltar.",
  "offline.money": "Nada se perdeu: seu saldo e suas apostas estão guardados conosco, não neste aparelho.",
};
