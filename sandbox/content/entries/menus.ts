import { type Words, words } from "../../world/words";

export interface MenuRow {
  title: Words;
  url: string;
  icon?: string;
  isExternal?: boolean;
  visibility?: "all" | "visitor" | "user";
  badge?: Words;
}

const newBadge = words("New", "Nuevo", "Novo", "Jauns", "جديد");

const titles = {
  home: words("Home", "Inicio", "Início", "Sākums", "الرئيسية"),
  casino: words("Casino", "Casino", "Cassino", "Kazino", "الكازينو"),
  games: words("Games", "Juegos", "Jogos", "Spēles", "الألعاب"),
  popular: words("Popular", "Populares", "Populares", "Populārās", "الأكثر شعبية"),
  slots: words("Slots", "Tragaperras", "Caça-níqueis", "Spēļu automāti", "ماكينات القمار"),
  live: words("Live casino", "Casino en vivo", "Cassino ao vivo", "Tiešsaistes kazino", "كازينو مباشر"),
  table: words("Table games", "Juegos de mesa", "Jogos de mesa", "Galda spēles", "ألعاب الطاولة"),
  fast: words("Fast games", "Juegos rápidos", "Jogos rápidos", "Ātrās spēles", "ألعاب سريعة"),
  jackpots: words("Jackpots", "Jackpots", "Jackpots", "Džekpoti", "الجوائز الكبرى"),
  fresh: words("New games", "Novedades", "Novidades", "Jaunas spēles", "ألعاب جديدة"),
  sports: words("Sports", "Deportes", "Esportes", "Sports", "الرياضة"),
  about: words("About us", "Quiénes somos", "Sobre nós", "Par mums", "من نحن"),
  terms: words(
    "Terms and conditions",
    "Términos y condiciones",
    "Termos e condições",
    "Noteikumi",
    "الشروط والأحكام",
  ),
  privacy: words(
    "Privacy policy",
    "Política de privacidad",
    "Política de privacidade",
    "Privātuma politika",
    "سياسة الخصوصية",
  ),
  responsible: words(
    "Responsible gaming",
    "Juego responsable",
    "Jogo responsável",
    "Atbildīga spēle",
    "اللعب المسؤول",
  ),
  complaints: words("Complaints", "Reclamaciones", "Reclamações", "Sūdzības", "الشكاوى"),
  profile: words("Profile", "Perfil", "Perfil", "Profils", "الملف الشخصي"),
  bonuses: words("Bonuses", "Bonos", "Bônus", "Bonusi", "المكافآت"),
  cashback: words("Cashback", "Cashback", "Cashback", "Naudas atmaksa", "استرداد نقدي"),
  loyalty: words("Loyalty", "Fidelidad", "Fidelidade", "Lojalitāte", "الولاء"),
  bets: words("Bets", "Apuestas", "Apostas", "Likmes", "الرهانات"),
  security: words("Security", "Seguridad", "Segurança", "Drošība", "الأمان"),
  notification: words("Notifications", "Notificaciones", "Notificações", "Paziņojumi", "الإشعارات"),
  verification: words("Verification", "Verificación", "Verificação", "Verifikācija", "التحقق"),
  support: words("Support", "Soporte", "Suporte", "Atbalsts", "الدعم"),
  signIn: words("Sign in", "Entrar", "Entrar", "Ienākt", "تسجيل الدخول"),
} satisfies Record<string, Words>;

const category = (sysname: string) => `/gamehall?category=${sysname}`;

/** Every address here exists: an item is one line, added with the page it leads to. */
export const menus: Record<
  "menuLinks" | "profileLinks" | "mobileBottomMenu" | "footerLinks" | "userMenuLinks",
  MenuRow[]
> = {
  menuLinks: [
    { title: titles.home, url: "/", icon: "home" },
    { title: titles.games, url: "/gamehall", icon: "grid" },
    { title: titles.popular, url: category("popular"), icon: "flame" },
    { title: titles.slots, url: category("slots"), icon: "reels" },
    { title: titles.live, url: category("live"), icon: "broadcast" },
    { title: titles.table, url: category("table"), icon: "cards" },
    { title: titles.fast, url: category("fast"), icon: "rocket" },
    { title: titles.jackpots, url: category("jackpots"), icon: "crown" },
    { title: titles.fresh, url: category("new"), icon: "sparkle", badge: newBadge },
    { title: titles.sports, url: category("sportsbook"), icon: "ball" },
    { title: titles.loyalty, url: "/loyalty" },
    { title: titles.support, url: "/support" },
    { title: titles.responsible, url: "/responsible-gaming", icon: "shield" },
  ],
  profileLinks: [
    { title: titles.profile, url: "/profile/settings" },
    { title: titles.bonuses, url: "/profile/bonuses" },
    { title: titles.cashback, url: "/profile/cashback" },
    { title: titles.loyalty, url: "/profile/loyalty" },
    { title: titles.bets, url: "/profile/bets" },
    { title: titles.security, url: "/profile/security" },
    { title: titles.notification, url: "/profile/notification" },
    { title: titles.verification, url: "/profile/verification" },
    { title: titles.responsible, url: "/profile/responsible-game" },
  ],
  mobileBottomMenu: [
    { title: titles.home, url: "/", icon: "home" },
    { title: titles.games, url: "/gamehall", icon: "grid" },
    { title: titles.live, url: category("live"), icon: "broadcast" },
    { title: titles.popular, url: category("popular"), icon: "flame" },
    { title: titles.signIn, url: "/forms/sign_in", icon: "user", visibility: "visitor" },
    { title: titles.responsible, url: "/responsible-gaming", icon: "shield", visibility: "user" },
  ],
  footerLinks: [
    { title: titles.about, url: "/about" },
    { title: titles.terms, url: "/terms" },
    { title: titles.privacy, url: "/privacy" },
    { title: titles.responsible, url: "/responsible-gaming" },
    { title: titles.complaints, url: "/complaints" },
    { title: titles.games, url: "/gamehall" },
    { title: titles.support, url: "/support" },
  ],
  userMenuLinks: [
    { title: titles.profile, url: "/profile/settings", icon: "user" },
    { title: titles.bonuses, url: "/profile/bonuses" },
    { title: titles.games, url: "/gamehall", icon: "grid" },
    { title: titles.responsible, url: "/responsible-gaming", icon: "shield" },
  ],
};
