import type { wallet as en } from "../../../../app/i18n/messages/en/wallet";

export const wallet: Record<keyof typeof en, string> & Record<string, string> = {
  "wallet.main": "Tu dinero: juega con él o retíralo.",
  "wallet.bonus": "Para juegos de casino, hasta cumplir el requisito de apuesta.",
  "wallet.bettingBonus": "Para apuestas deportivas.",
  "wallet.fun": "solo para jugar sin dinero, nunca forma parte del saldo",
  "wallet.limits": "Mis límites",
  "wallet.activeBonus": "Bono activo",
  "wallet.allBonuses": "Todos los bonos",
  "wallet.noBonus": "Ahora mismo no hay ningún bono activo.",
  "wallet.freeSpins": "Tiradas gratis",
  "wallet.spins_one": "Queda {count} tirada de {total}",
  "wallet.spins_many": "Quedan {count} tiradas de {total}",
  "wallet.spins_other": "Quedan {count} tiradas de {total}",
  "wallet.spinsUntil": "Válidas hasta",
  "wallet.recent": "Últimos movimientos",
  "wallet.allHistory": "Todo el historial",
  "wallet.noRecent": "Aún no hay movimientos.",
};
