import { words } from "../world/words";

export const gameWords = {
  spin: words("Play", "Jugar", "Jogar", "Spēlēt", "العب"),
  stake: words("Stake", "Apuesta", "Aposta", "Likme", "الرهان"),
  choice: words("Your pick", "Tu elección", "Sua escolha", "Tava izvēle", "اختيارك"),
  target: words("Cash out at", "Retirar en", "Sacar em", "Izņemt pie", "سحب عند"),
  balance: words("Balance", "Saldo", "Saldo", "Bilance", "الرصيد"),
  close: words("Close the game", "Cerrar el juego", "Fechar o jogo", "Aizvērt spēli", "إغلاق اللعبة"),
  deposit: words("Deposit", "Depositar", "Depositar", "Iemaksāt", "إيداع"),
  demo: words("Demo", "Demo", "Demo", "Demo", "تجريبي"),
  payTable: words("Pay table", "Tabla de pagos", "Tabela de prêmios", "Izmaksu tabula", "جدول الأرباح"),
  freeSpins: words(
    "Free spins: {count}",
    "Giros gratis: {count}",
    "Giros grátis: {count}",
    "Bezmaksas griezieni: {count}",
    "دورات مجانية: {count}",
  ),
  ready: words(
    "Choose a stake and play",
    "Elige una apuesta y juega",
    "Escolha a aposta e jogue",
    "Izvēlies likmi un spēlē",
    "اختر الرهان وابدأ اللعب",
  ),
  won: words(
    "You win {amount}",
    "Ganas {amount}",
    "Você ganhou {amount}",
    "Tu laimē {amount}",
    "ربحت {amount}",
  ),
  returned: words(
    "{amount} comes back",
    "Recuperas {amount}",
    "Voltam {amount}",
    "Atgriežas {amount}",
    "يعود إليك {amount}",
  ),
  lost: words(
    "No win this time",
    "Sin premio esta vez",
    "Sem prêmio desta vez",
    "Šoreiz bez laimesta",
    "لا ربح هذه المرة",
  ),
  insufficient: words(
    "Your balance does not cover this stake",
    "Tu saldo no cubre esta apuesta",
    "Seu saldo não cobre esta aposta",
    "Ar bilanci šai likmei nepietiek",
    "رصيدك لا يكفي لهذا الرهان",
  ),
  offline: words(
    "The round did not reach the casino. Try again.",
    "La jugada no llegó al casino. Inténtalo de nuevo.",
    "A rodada não chegou ao cassino. Tente de novo.",
    "Raunds nesasniedza kazino. Mēģini vēlreiz.",
    "لم تصل الجولة إلى الكازينو. حاول مرة أخرى.",
  ),
  playMoney: words("Play money", "Dinero ficticio", "Dinheiro fictício", "Spēļu nauda", "أموال وهمية"),
};

/** What the platform's own page says when a game does not open, by error type. */
export const refusalWords: Record<string, ReturnType<typeof words>> = {
  AuthorizationException: words(
    "Sign in to play this game for money.",
    "Inicia sesión para jugar con dinero.",
    "Entre na sua conta para jogar valendo.",
    "Pieslēdzies, lai spēlētu uz naudu.",
    "سجّل الدخول للعب بالمال.",
  ),
  UserBannedException: words(
    "This account is blocked.",
    "Esta cuenta está bloqueada.",
    "Esta conta está bloqueada.",
    "Šis konts ir bloķēts.",
    "هذا الحساب محظور.",
  ),
  UserNeedDepositException: words(
    "This game opens after your first deposit.",
    "Este juego se abre tras tu primer depósito.",
    "Este jogo abre depois do primeiro depósito.",
    "Šī spēle atveras pēc pirmās iemaksas.",
    "تُفتح هذه اللعبة بعد إيداعك الأول.",
  ),
  UserNeedProfileDataException: words(
    "Complete your profile to play.",
    "Completa tu perfil para jugar.",
    "Complete seu perfil para jogar.",
    "Aizpildi profilu, lai spēlētu.",
    "أكمل ملفك الشخصي للعب.",
  ),
  UserNeedConfirmContactException: words(
    "Confirm your contact to play.",
    "Confirma tu contacto para jugar.",
    "Confirme seu contato para jogar.",
    "Apstiprini kontaktu, lai spēlētu.",
    "أكّد وسيلة الاتصال للعب.",
  ),
  VerificationRequiredException: words(
    "Verify your identity to play.",
    "Verifica tu identidad para jugar.",
    "Verifique sua identidade para jogar.",
    "Apliecini identitāti, lai spēlētu.",
    "تحقق من هويتك للعب.",
  ),
  InvalidParameterException: words(
    "There is no such game.",
    "Este juego no existe.",
    "Este jogo não existe.",
    "Tādas spēles nav.",
    "لا توجد لعبة بهذا الاسم.",
  ),
  InvalidRequestException: words(
    "This game has no demo.",
    "Este juego no tiene demo.",
    "Este jogo não tem demo.",
    "Šai spēlei nav demo.",
    "لا تتوفر نسخة تجريبية لهذه اللعبة.",
  ),
};

export const otherRefusal = words(
  "The game cannot be opened now.",
  "El juego no se puede abrir ahora.",
  "O jogo não pode ser aberto agora.",
  "Spēli pašlaik nevar atvērt.",
  "لا يمكن فتح اللعبة الآن.",
);
