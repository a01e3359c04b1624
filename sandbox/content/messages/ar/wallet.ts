import type { wallet as en } from "../../../../app/i18n/messages/en/wallet";

export const wallet: Record<keyof typeof en, string> & Record<string, string> = {
  "wallet.main": "أموالك: العب بها أو اسحبها.",
  "wallet.bonus": "لألعاب الكازينو حتى استيفاء شرط الرهان.",
  "wallet.bettingBonus": "للرهانات الرياضية.",
  "wallet.fun": "للعب بدون مال فقط، ولا يدخل في رصيدك",
  "wallet.limits": "حدودي",
  "wallet.activeBonus": "المكافأة النشطة",
  "wallet.allBonuses": "كل المكافآت",
  "wallet.noBonus": "لا توجد مكافأة نشطة حالياً.",
  "wallet.freeSpins": "لفات مجانية",
  "wallet.spins_zero": "لم تبقَ لفات من {total}",
  "wallet.spins_one": "بقيت لفة واحدة من {total}",
  "wallet.spins_two": "بقيت لفتان من {total}",
  "wallet.spins_few": "بقيت {count} لفات من {total}",
  "wallet.spins_many": "بقيت {count} لفة من {total}",
  "wallet.spins_other": "بقيت {count} لفة من {total}",
  "wallet.spinsUntil": "صالحة حتى",
  "wallet.recent": "آخر الحركات",
  "wallet.allHistory": "كل السجل",
  "wallet.noRecent": "لا توجد حركات بعد.",
};
