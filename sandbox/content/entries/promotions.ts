import { promotionRows } from "../../seed/promotions";
import { day, isoTime } from "../../world/clock";
import { words } from "../../world/words";
import { type ContentType, media } from "./entry";

const button = words("To the games", "Ir a los juegos", "Ir para os jogos", "Uz spēlēm", "إلى الألعاب");
const ending = words(
  "This is a sandbox: the money is play money, and so are the rewards.",
  "Este es un entorno de pruebas: el dinero y los premios son ficticios.",
  "Este é um ambiente de testes: o dinheiro e os prêmios são fictícios.",
  "Šī ir izmēģinājuma vide: gan nauda, gan balvas ir tikai spēlei.",
  "هذه بيئة تجريبية: الأموال والجوائز وهمية.",
);

export const promotions: ContentType = {
  kind: "collection",
  required: ["slug", "title"],
  entries: ({ settings: { url }, origin }, locale) =>
    promotionRows.map((row, index) => ({
      key: `promotion ${row.slug}`,
      fields: {
        slug: row.slug,
        title: row.title[locale],
        text: `<p>${row.text[locale]}</p><p>${ending[locale]}</p>`,
        image: media(`${url}/img/promotions/${row.slug}.webp`),
        button_label: button[locale],
        button_url: "/gamehall",
        visibility: row.visibility,
        offer_id: row.offer ?? null,
        starts_at: isoTime(origin + row.starts * day),
        ends_at: row.ends === undefined ? null : isoTime(origin + row.ends * day),
        priority: index + 1,
      },
    })),
};
