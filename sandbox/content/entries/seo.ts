import { type Words, words } from "../../world/words";
import type { ContentType } from "./entry";

interface SeoRow {
  url: string;
  title: Words;
  description: Words;
  text?: Words;
  extras?: Record<string, unknown>;
}

/** The same words in all five languages: names that stand alone. */
const same = (text: string) => words(text, text, text, text, text);

const template = (url: string, title: Words, description: Words): SeoRow => ({ url, title, description });

const faq: Record<string, [question: Words, answer: Words]> = {
  money: [
    words(
      "Is the money real?",
      "¿El dinero es real?",
      "O dinheiro é real?",
      "Vai nauda ir īsta?",
      "هل المال حقيقي؟",
    ),
    words(
      "No. This is a sandbox with play money.",
      "No. Es un entorno de pruebas con dinero ficticio.",
      "Não. É um ambiente de testes com dinheiro fictício.",
      "Nē. Šī ir izmēģinājuma vide ar spēļu naudu.",
      "لا، هذه بيئة تجريبية بأموال وهمية.",
    ),
  ],
  limits: [
    words(
      "Can I limit my play?",
      "¿Puedo limitar mi juego?",
      "Posso limitar o meu jogo?",
      "Vai varu ierobežot spēli?",
      "هل يمكنني وضع حد للعب؟",
    ),
    words(
      "Yes: deposit limits and self-exclusion are in the profile.",
      "Sí: los límites de depósito y la autoexclusión están en el perfil.",
      "Sim: limites de depósito e autoexclusão ficam no perfil.",
      "Jā: iemaksu limiti un pašizslēgšanās ir profilā.",
      "نعم، حدود الإيداع والاستبعاد الذاتي موجودة في الملف الشخصي.",
    ),
  ],
};

const rows: SeoRow[] = [
  {
    url: "/",
    title: words(
      "Online casino with 600 games",
      "Casino en línea con 600 juegos",
      "Cassino online com 600 jogos",
      "Tiešsaistes kazino ar 600 spēlēm",
      "كازينو على الإنترنت يضم 600 لعبة",
    ),
    description: words(
      "Slots, live tables, fast games and jackpots in five languages, with play money.",
      "Tragaperras, mesas en vivo, juegos rápidos y jackpots en cinco idiomas, con dinero ficticio.",
      "Caça-níqueis, mesas ao vivo, jogos rápidos e jackpots em cinco idiomas, com dinheiro fictício.",
      "Spēļu automāti, dzīvie galdi, ātrās spēles un džekpoti piecās valodās, ar spēļu naudu.",
      "ماكينات وطاولات مباشرة وألعاب سريعة وجوائز كبرى بخمس لغات وبأموال وهمية.",
    ),
    text: words(
      "<h2>A quiet room for games</h2><p>Twelve studios, eight categories, one search. Pick a theme, a language and a game; your limits are one tap away.</p>",
      "<h2>Una sala tranquila para jugar</h2><p>Doce estudios, ocho categorías y un solo buscador. Elige tema, idioma y juego; tus límites están a un toque.</p>",
      "<h2>Uma sala tranquila para jogar</h2><p>Doze estúdios, oito categorias, uma busca. Escolha tema, idioma e jogo; seus limites ficam a um toque.</p>",
      "<h2>Klusa telpa spēlēm</h2><p>Divpadsmit studijas, astoņas kategorijas, viena meklēšana. Izvēlies motīvu, valodu un spēli; limiti ir viena skāriena attālumā.</p>",
      "<h2>غرفة هادئة للألعاب</h2><p>اثنا عشر استوديو وثماني فئات وبحث واحد. اختر المظهر واللغة واللعبة، وحدودك على بعد لمسة.</p>",
    ),
    extras: {
      schemaFaq: "faq",
      schemaArticle: {
        headline: "Sandbox Casino",
        description: "How this demonstration works",
        datePublished: "2026-01-01T00:00:00Z",
        dateModified: "2026-06-01T00:00:00Z",
      },
      organization: {
        name: "Sandbox Casino",
        url: "https://www.example.com",
        sameAs:
          "https://social.example.com/telegram/sandbox-casino,https://social.example.com/youtube/sandbox-casino",
        contactPoint: {
          telephone: "+34 600 000 000",
          contactType: "customer support",
          areaServed: "ES,BR,LV",
          availableLanguage: "en,es,pt,lv,ar",
        },
      },
      product: {
        name: "Sandbox Casino",
        description: "A demonstration casino",
        sku: "sandbox",
        brandName: "Sandbox",
      },
    },
  },
  {
    url: "/gamehall",
    title: words("All games", "Todos los juegos", "Todos os jogos", "Visas spēles", "كل الألعاب"),
    description: words(
      "Search and filter the whole catalogue.",
      "Busca y filtra todo el catálogo.",
      "Busque e filtre todo o catálogo.",
      "Meklē un filtrē visu katalogu.",
      "ابحث في كامل القائمة.",
    ),
  },
  {
    url: "/support",
    title: words("Support", "Soporte", "Suporte", "Atbalsts", "الدعم"),
    description: words(
      "Questions about your account, your money or a game.",
      "Preguntas sobre tu cuenta, tu dinero o un juego.",
      "Dúvidas sobre sua conta, seu dinheiro ou um jogo.",
      "Jautājumi par kontu, naudu vai spēli.",
      "أسئلة عن حسابك أو أموالك أو لعبة ما.",
    ),
    extras: { schemaFaq: "faq" },
  },
  template(
    "/game/##name##",
    words(
      "Play ##name## at ##brand##",
      "Juega a ##name## en ##brand##",
      "Jogue ##name## no ##brand##",
      "Spēlē ##name## vietnē ##brand##",
      "العب ##name## في ##brand##",
    ),
    words(
      "##name##: demo and real play.",
      "##name##: demo y juego real.",
      "##name##: demo e jogo real.",
      "##name##: demo un īsta spēle.",
      "##name##: تجربة ولعب حقيقي.",
    ),
  ),
  template(
    "/cashier/deposit/##name##",
    words(
      "Deposit with ##name##",
      "Depósito con ##name##",
      "Depósito com ##name##",
      "Iemaksa ar ##name##",
      "الإيداع عبر ##name##",
    ),
    same("##name## | ##brand##"),
  ),
  template(
    "/offers/##name##",
    words(
      "Offer: ##name##",
      "Oferta: ##name##",
      "Oferta: ##name##",
      "Piedāvājums: ##name##",
      "عرض: ##name##",
    ),
    same("##name## | ##brand##"),
  ),
  template(
    "/jackpots/##name##",
    words(
      "Jackpot ##name##",
      "Jackpot ##name##",
      "Jackpot ##name##",
      "Džekpots ##name##",
      "الجائزة الكبرى ##name##",
    ),
    same("##name## | ##brand##"),
  ),
  template(
    "/promotions/##name##",
    words(
      "Promotion: ##name##",
      "Promoción: ##name##",
      "Promoção: ##name##",
      "Akcija: ##name##",
      "ترويج: ##name##",
    ),
    same("##name## | ##brand##"),
  ),
  template(
    "/tournaments/##name##",
    words("Tournament ##name##", "Torneo ##name##", "Torneio ##name##", "Turnīrs ##name##", "بطولة ##name##"),
    same("##name## | ##brand##"),
  ),
  template(
    "/tournaments/##name##/gamehall",
    words(
      "Games of ##name##",
      "Juegos de ##name##",
      "Jogos de ##name##",
      "##name## spēles",
      "ألعاب ##name##",
    ),
    same("##name## | ##brand##"),
  ),
];

export const seos: ContentType = {
  kind: "collection",
  required: ["url"],
  jsonFields: ["replacements"],
  entries: ({ settings: { brand } }, locale) =>
    rows.map((row) => {
      const { schemaFaq, ...extras } = row.extras ?? {};
      return {
        key: `seo ${row.url}`,
        fields: {
          url: row.url,
          title: row.title[locale],
          description: row.description[locale],
          text: row.text?.[locale] ?? null,
          robots: "index,follow",
          meta: [{ id: 1, charset: null, name: "theme-color", httpEquiv: null, content: "#101418" }],
          openGraph: { "og:type": "website", "og:title": row.title[locale], "og:site_name": brand },
          canonicalUrl: null,
          schemaFaq: schemaFaq
            ? Object.values(faq).map(([question, answer]) => ({
                question: question[locale],
                answer: answer[locale],
              }))
            : [],
          replacements: { "##brand##": brand },
          ...extras,
        },
      };
    }),
};

export const domainSeoSettings: ContentType = {
  kind: "collection",
  jsonFields: ["replacements"],
  entries: ({ settings: { brand } }) =>
    ["localhost", "127.0.0.1", "www.example.com"].map((host) => ({
      key: `domain ${host}`,
      fields: {
        host,
        titleSuffix: ` | ${brand}`,
        robots: host === "www.example.com" ? "index,follow" : "noindex,follow",
        meta: [{ id: 1, charset: null, name: "application-name", httpEquiv: null, content: brand }],
        openGraph: { "og:site_name": brand },
        organization: { name: brand, contactPoint: { telephone: "+34 600 000 000" } },
        replacements: { "##brand##": brand },
      },
    })),
};
