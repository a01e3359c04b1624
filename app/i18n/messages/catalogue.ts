import { accountForm } from "./en/account-form";
import { ageGate } from "./en/age-gate";
import { auth } from "./en/auth";
import { bets } from "./en/bets";
import { betting } from "./en/betting";
import { cashier } from "./en/cashier";
import { characters } from "./en/characters";
import { common } from "./en/common";
import { commonValidation } from "./en/common-validation";
import { consent } from "./en/consent";
import { contactLinks } from "./en/contact-links";
import { deposit } from "./en/deposit";
import { depositAgain } from "./en/deposit-again";
import { dialogs } from "./en/dialogs";
import { errors } from "./en/errors";
import { flash } from "./en/flash";
import { games } from "./en/games";
import { hints } from "./en/hints";
import { history } from "./en/history";
import { home } from "./en/home";
import { icons } from "./en/icons";
import { jackpots } from "./en/jackpots";
import { level } from "./en/level";
import { loyalty } from "./en/loyalty";
import { loyaltyShop } from "./en/loyalty-shop";
import { needs } from "./en/needs";
import { notices } from "./en/notices";
import { notifications } from "./en/notifications";
import { offers } from "./en/offers";
import { offline } from "./en/offline";
import { payment } from "./en/payment";
import { personal } from "./en/personal";
import { play } from "./en/play";
import { profile } from "./en/profile";
import { promoCode } from "./en/promo-code";
import { promotions } from "./en/promotions";
import { providers } from "./en/providers";
import { responsible } from "./en/responsible";
import { search } from "./en/search";
import { security } from "./en/security";
import { seo } from "./en/seo";
import { support } from "./en/support";
import { systemPages } from "./en/system-pages";
import { tournament } from "./en/tournament";
import { tournaments } from "./en/tournaments";
import { verification } from "./en/verification";
import { wallet } from "./en/wallet";
import { winners } from "./en/winners";
import { withdraw } from "./en/withdraw";

/** The built-in English catalogue: the last fallback, and the type of every key. */
export const catalogue = {
  ...accountForm,
  ...ageGate,
  ...auth,
  ...bets,
  ...betting,
  ...cashier,
  ...common,
  ...commonValidation,
  ...consent,
  ...contactLinks,
  ...deposit,
  ...depositAgain,
  ...dialogs,
  ...errors,
  ...flash,
  ...games,
  ...hints,
  ...history,
  ...home,
  ...icons,
  ...jackpots,
  ...level,
  ...loyalty,
  ...characters,
  ...loyaltyShop,
  ...notices,
  ...needs,
  ...notifications,
  ...offers,
  ...offline,
  ...payment,
  ...personal,
  ...play,
  ...profile,
  ...promoCode,
  ...promotions,
  ...providers,
  ...responsible,
  ...search,
  ...security,
  ...seo,
  ...support,
  ...systemPages,
  ...tournament,
  ...tournaments,
  ...verification,
  ...wallet,
  ...withdraw,
  ...winners,
};

type WithoutPlural<Key> = Key extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}`
  ? Base
  : Key;

/** What `t()` accepts; plural keys are asked for without their suffix. */
export type MessageKey = WithoutPlural<keyof typeof catalogue>;
