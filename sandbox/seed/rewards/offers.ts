import { type Words, words } from "../../world/words";
import type { SceneName } from "../game-names";

export interface PromotionRow {
  type: "bonus" | "betting_bonus" | "freespins" | "cashback" | "points";
  title: Words;
  /** In cents of `offerCurrency`. */
  amount?: number;
  percent?: number;
  count?: number;
  game?: string;
}

export interface OfferRow {
  id: number;
  scene: SceneName;
  action: "deposit" | "registration" | "promo_code" | "login";
  excludeMethods?: string[];
  /** In whole units of `offerCurrency`. */
  minAmount?: number;
  /** A visitor, and a player below this loyalty level, does not qualify. */
  minLevel?: number;
  title: Words;
  text: Words;
  promotions: PromotionRow[];
  /** HTML. */
  terms?: Words;
}

export const offerCurrency = "EUR";

const bonusTerms = words(
  "<ul><li>One bonus a player.</li><li>It is wagered 35 times within 30 days.</li><li>While it is active, a bet is 5 EUR at most.</li></ul>",
  "<ul><li>Un bono por jugador.</li><li>Se apuesta 35 veces en 30 días.</li><li>Mientras esté activo, la apuesta máxima es de 5 EUR.</li></ul>",
  "<ul><li>Um bônus por jogador.</li><li>É apostado 35 vezes em 30 dias.</li><li>Enquanto estiver ativo, a aposta máxima é de 5 EUR.</li></ul>",
  "<ul><li>Viens bonuss spēlētājam.</li><li>Tas jāizspēlē 35 reizes 30 dienās.</li><li>Kamēr tas ir aktīvs, likme nav lielāka par 5 EUR.</li></ul>",
  "<ul><li>مكافأة واحدة لكل لاعب.</li><li>تُلعب 35 مرة خلال 30 يومًا.</li><li>أثناء تفعيلها لا يتجاوز الرهان 5 يورو.</li></ul>",
);

const bonus = (percent: number, limit: number): PromotionRow => ({
  type: "bonus",
  title: words(
    `${percent}% up to ${limit} EUR`,
    `${percent} % hasta ${limit} EUR`,
    `${percent}% até ${limit} EUR`,
    `${percent}% līdz ${limit} EUR`,
    `${percent}٪ حتى ${limit} يورو`,
  ),
  amount: limit * 100,
  percent,
});

const spins = (count: number, game: string): PromotionRow => ({
  type: "freespins",
  title: words(
    `${count} free spins`,
    `${count} giros gratis`,
    `${count} giros grátis`,
    `${count} bezmaksas griezieni`,
    `${count} دورة مجانية`,
  ),
  count,
  game,
});

const cashback = (percent: number): PromotionRow => ({
  type: "cashback",
  title: words(
    `${percent}% cashback`,
    `${percent} % de cashback`,
    `${percent}% de cashback`,
    `${percent}% naudas atmaksa`,
    `استرداد ${percent}٪`,
  ),
  percent,
});

const points = (count: number): PromotionRow => ({
  type: "points",
  title: words(
    `${count} loyalty points`,
    `${count} puntos de fidelidad`,
    `${count} pontos de fidelidade`,
    `${count} lojalitātes punkti`,
    `${count} نقطة ولاء`,
  ),
  count,
});

const freeBet = (amount: number): PromotionRow => ({
  type: "betting_bonus",
  title: words(
    `Free bet of ${amount} EUR`,
    `Apuesta gratis de ${amount} EUR`,
    `Aposta grátis de ${amount} EUR`,
    `Bezmaksas likme ${amount} EUR`,
    `رهان مجاني بقيمة ${amount} يورو`,
  ),
  amount: amount * 100,
});

/** Nine: four on deposits (one without crypto, one that nobody qualifies for yet), two each on registration and codes. */
export const offers: OfferRow[] = [
  {
    id: 30,
    scene: "dunes",
    action: "deposit",
    minAmount: 20,
    title: words(
      "First deposit 100%",
      "Primer depósito 100 %",
      "Primeiro depósito 100%",
      "Pirmā iemaksa 100%",
      "الإيداع الأول 100٪",
    ),
    text: words(
      "We double your deposit and add fifty spins in Sand Dunes.",
      "Doblamos tu depósito y añadimos cincuenta giros en Sand Dunes.",
      "Dobramos o seu depósito e damos cinquenta giros no Sand Dunes.",
      "Dubultojam iemaksu un pievienojam piecdesmit griezienus spēlē Sand Dunes.",
      "نضاعف إيداعك ونضيف خمسين دورة في Sand Dunes.",
    ),
    promotions: [bonus(100, 100), spins(50, "sand-dunes")],
    terms: bonusTerms,
  },
  {
    id: 31,
    scene: "city",
    action: "deposit",
    excludeMethods: ["sandcrypto"],
    minAmount: 20,
    title: words(
      "Second deposit 50%",
      "Segundo depósito 50 %",
      "Segundo depósito 50%",
      "Otrā iemaksa 50%",
      "الإيداع الثاني 50٪",
    ),
    text: words(
      "Half more on your second deposit. Not with crypto.",
      "La mitad más en tu segundo depósito. No válido con cripto.",
      "Metade a mais no segundo depósito. Não vale com cripto.",
      "Par pusi vairāk otrajai iemaksai. Nav derīgs ar kripto.",
      "نصف إضافي على إيداعك الثاني، باستثناء العملات الرقمية.",
    ),
    promotions: [bonus(50, 100)],
    terms: bonusTerms,
  },
  {
    id: 32,
    scene: "sea",
    action: "deposit",
    minAmount: 50,
    title: words(
      "Reload with cashback",
      "Recarga con cashback",
      "Recarga com cashback",
      "Papildinājums ar naudas atmaksu",
      "إيداع مع استرداد نقدي",
    ),
    text: words(
      "A tenth of what this deposit loses comes back on Monday.",
      "El lunes te devolvemos la décima parte de lo perdido con este depósito.",
      "Na segunda devolvemos um décimo do que este depósito perder.",
      "Pirmdien atgriežam desmito daļu no šīs iemaksas zaudējumiem.",
      "يوم الاثنين نعيد إليك عُشر ما خسرته من هذا الإيداع.",
    ),
    promotions: [cashback(10)],
  },
  {
    id: 33,
    scene: "gems",
    action: "deposit",
    minAmount: 200,
    minLevel: 5,
    title: words(
      "Diamond reload",
      "Recarga Diamante",
      "Recarga Diamante",
      "Dimanta papildinājums",
      "إيداع الماس",
    ),
    text: words(
      "Three quarters more, for players of the highest level.",
      "Tres cuartos más, para jugadores del nivel más alto.",
      "Três quartos a mais, para jogadores do nível mais alto.",
      "Par trim ceturtdaļām vairāk augstākā līmeņa spēlētājiem.",
      "ثلاثة أرباع إضافية للاعبي أعلى مستوى.",
    ),
    promotions: [bonus(75, 1000), points(500)],
    terms: bonusTerms,
  },
  {
    id: 34,
    scene: "fruits",
    action: "registration",
    title: words(
      "Twenty spins to begin with",
      "Veinte giros para empezar",
      "Vinte giros para começar",
      "Divdesmit griezieni sākumam",
      "عشرون دورة للبداية",
    ),
    text: words(
      "Open an account and take twenty spins in Sand Dunes, no deposit asked.",
      "Abre una cuenta y llévate veinte giros en Sand Dunes, sin depósito.",
      "Abra uma conta e leve vinte giros no Sand Dunes, sem depósito.",
      "Atver kontu un saņem divdesmit griezienus spēlē Sand Dunes bez iemaksas.",
      "افتح حسابًا واحصل على عشرين دورة في Sand Dunes دون إيداع.",
    ),
    promotions: [spins(20, "sand-dunes")],
  },
  {
    id: 35,
    scene: "pitch",
    action: "registration",
    title: words(
      "A free bet for newcomers",
      "Apuesta gratis de bienvenida",
      "Aposta grátis de boas-vindas",
      "Bezmaksas likme jaunpienācējiem",
      "رهان مجاني للجدد",
    ),
    text: words(
      "Register for sports and place your first five euros on us.",
      "Regístrate en deportes y apuesta los primeros cinco euros por nuestra cuenta.",
      "Cadastre-se em esportes e aposte os primeiros cinco euros por nossa conta.",
      "Reģistrējies sportam, un pirmie pieci eiro ir no mums.",
      "سجّل في الرياضة وراهن بأول خمسة يوروهات على حسابنا.",
    ),
    promotions: [freeBet(5)],
  },
  {
    id: 36,
    scene: "temple",
    action: "promo_code",
    title: words(
      "Code WELCOME100",
      "Código WELCOME100",
      "Código WELCOME100",
      "Kods WELCOME100",
      "الرمز WELCOME100",
    ),
    text: words(
      "Enter the code and the bonus waits in your profile.",
      "Introduce el código y el bono te espera en tu perfil.",
      "Digite o código e o bônus espera no seu perfil.",
      "Ievadi kodu, un bonuss gaidīs tavā profilā.",
      "أدخل الرمز لتجد المكافأة في ملفك.",
    ),
    promotions: [bonus(100, 50)],
  },
  {
    id: 37,
    scene: "lanterns",
    action: "promo_code",
    title: words("Code SPINS20", "Código SPINS20", "Código SPINS20", "Kods SPINS20", "الرمز SPINS20"),
    text: words(
      "Twenty spins in Sand Dunes for whoever knows the code.",
      "Veinte giros en Sand Dunes para quien conozca el código.",
      "Vinte giros no Sand Dunes para quem souber o código.",
      "Divdesmit griezieni spēlē Sand Dunes tam, kurš zina kodu.",
      "عشرون دورة في Sand Dunes لمن يعرف الرمز.",
    ),
    promotions: [spins(20, "sand-dunes")],
  },
  {
    id: 38,
    scene: "winter",
    action: "login",
    title: words("Daily visit", "Visita diaria", "Visita diária", "Ikdienas apmeklējums", "زيارة يومية"),
    text: words(
      "Sign in today and collect ten points.",
      "Entra hoy y recoge diez puntos.",
      "Entre hoje e ganhe dez pontos.",
      "Pieslēdzies šodien un saņem desmit punktus.",
      "سجّل الدخول اليوم واجمع عشر نقاط.",
    ),
    promotions: [points(10)],
  },
];
