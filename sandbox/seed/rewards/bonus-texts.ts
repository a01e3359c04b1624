import { type Words, words } from "../../world/words";

interface CardText {
  title: Words;
  text: Words;
  terms_html?: Words;
  button_label?: Words;
  button_url?: string;
}

/** Bonuses of one type take turns with these. */
export const bonusTexts: Record<"casino" | "betting", CardText[]> = {
  casino: [
    {
      ...words.bonuses.deposit,
      button_url: "/gamehall?category=slots",
    },
    words.bonuses.weekend,
  ],
  betting: [words.bonuses.freeBet, words.bonuses.accumulator],
};

export const cashbackText: CardText = words.bonuses.cashback;
