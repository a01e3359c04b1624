import { type Words, words } from "../../world/words";
import type { PageSlug } from "./page";

/** What stands below the text of a page: components of a dynamic zone, as an editor would have put them together. */
export const pageBlocks: Partial<Record<PageSlug, object[]>> = {
  about: [
    {
      __component: "page.links",
      title: words("Read on", "Sigue leyendo", "Continue lendo", "Lasiet tālāk", "اقرأ أيضًا"),
      items: [
        link(
          "/responsible-gaming",
          words(
            "Responsible gaming",
            "Juego responsable",
            "Jogo responsável",
            "Atbildīga spēle",
            "اللعب المسؤول",
          ),
        ),
        link(
          "/terms",
          words(
            "Terms and conditions",
            "Términos y condiciones",
            "Termos e condições",
            "Noteikumi",
            "الشروط والأحكام",
          ),
        ),
      ],
    },
    {
      __component: "page.button",
      title: words(
        "Try it: it costs nothing",
        "Pruébalo: no cuesta nada",
        "Experimente: não custa nada",
        "Izmēģini: tas neko nemaksā",
        "جرّب: لن يكلفك شيئًا",
      ),
      label: words("To the games", "Ir a los juegos", "Ir para os jogos", "Uz spēlēm", "إلى الألعاب"),
      url: "/gamehall",
    },
  ],
  "responsible-gaming": [
    {
      __component: "page.questions",
      title: words(
        "Questions and answers",
        "Preguntas y respuestas",
        "Perguntas e respostas",
        "Jautājumi un atbildes",
        "أسئلة وأجوبة",
      ),
      items: [
        question(
          words(
            "Can I lower a limit at any time?",
            "¿Puedo reducir un límite en cualquier momento?",
            "Posso diminuir um limite a qualquer momento?",
            "Vai limitu var samazināt jebkurā brīdī?",
            "هل يمكنني خفض الحد في أي وقت؟",
          ),
          words(
            "Yes, and it works at once. Raising it takes 24 hours.",
            "Sí, y se aplica al instante. Subirlo tarda 24 horas.",
            "Sim, e vale na hora. Aumentar leva 24 horas.",
            "Jā, un tas stājas spēkā uzreiz. Palielināšana prasa 24 stundas.",
            "نعم، ويسري فورًا. أما رفعه فيستغرق 24 ساعة.",
          ),
        ),
        question(
          words(
            "Can a break be ended early?",
            "¿Se puede terminar una pausa antes de tiempo?",
            "Uma pausa pode terminar antes?",
            "Vai pārtraukumu var beigt agrāk?",
            "هل يمكن إنهاء فترة التوقف مبكرًا؟",
          ),
          words(
            "No. It ends on the day you chose, not sooner.",
            "No. Termina el día que elegiste, no antes.",
            "Não. Ela termina no dia que você escolheu, não antes.",
            "Nē. Tas beidzas jūsu izvēlētajā dienā, ne agrāk.",
            "لا. تنتهي في اليوم الذي اخترته، لا قبله.",
          ),
        ),
      ],
    },
  ],
};

function link(url: string, title: Words) {
  return { url, title, text: null };
}

function question(asked: Words, answered: Words) {
  return {
    question: asked,
    answer: Object.fromEntries(Object.entries(answered).map(([locale, text]) => [locale, `<p>${text}</p>`])),
  };
}
