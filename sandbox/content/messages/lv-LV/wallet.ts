import type { wallet as en } from "../../../../app/i18n/messages/en/wallet";

export const wallet: Record<keyof typeof en, string> & Record<string, string> = {
  "wallet.main": "Tava nauda: spēlē vai izmaksā to.",
  "wallet.bonus": "Kazino spēlēm, līdz bonuss ir nospēlēts.",
  "wallet.bettingBonus": "Sporta likmēm.",
  "wallet.fun": "tikai spēlei bez naudas, nekad nav daļa no atlikuma",
  "wallet.limits": "Mani limiti",
  "wallet.activeBonus": "Aktīvais bonuss",
  "wallet.allBonuses": "Visi bonusi",
  "wallet.noBonus": "Pašlaik nav aktīva bonusa.",
  "wallet.freeSpins": "Bezmaksas griezieni",
  "wallet.spins_zero": "Atlikuši {count} griezieni no {total}",
  "wallet.spins_one": "Atlicis {count} grieziens no {total}",
  "wallet.spins_other": "Atlikuši {count} griezieni no {total}",
  "wallet.spinsUntil": "Derīgi līdz",
  "wallet.recent": "Pēdējās darbības",
  "wallet.allHistory": "Visa vēsture",
  "wallet.noRecent": "Vēl nekas nav noticis.",
};
