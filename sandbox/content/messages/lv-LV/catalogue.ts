import { accountForm } from "./account-form";
import { ageGate } from "./age-gate";
import { auth } from "./auth";
import { bets } from "./bets";
import { betting } from "./betting";
import { cashier } from "./cashier";
import { characters } from "./characters";
import { common } from "./common";
import { commonValidation } from "./common-validation";
import { consent } from "./consent";
import { contactLinks } from "./contact-links";
import { deposit } from "./deposit";
import { depositAgain } from "./deposit-again";
import { dialogs } from "./dialogs";
import { errors } from "./errors";
import { flash } from "./flash";
import { games } from "./games";
import { hints } from "./hints";
import { history } from "./history";
import { home } from "./home";
import { icons } from "./icons";
import { jackpots } from "./jackpots";
import { level } from "./level";
import { loyalty } from "./loyalty";
import { loyaltyShop } from "./loyalty-shop";
import { needs } from "./needs";
import { notices } from "./notices";
import { notifications } from "./notifications";
import { offers } from "./offers";
import { offline } from "./offline";
import { payment } from "./payment";
import { personal } from "./personal";
import { play } from "./play";
import { profile } from "./profile";
import { promoCode } from "./promo-code";
import { promotions } from "./promotions";
import { providers } from "./providers";
import { responsible } from "./responsible";
import { search } from "./search";
import { security } from "./security";
import { seo } from "./seo";
import { support } from "./support";
import { systemPages } from "./system-pages";
import { tournament } from "./tournament";
import { tournaments } from "./tournaments";
import { verification } from "./verification";
import { wallet } from "./wallet";
import { winners } from "./winners";
import { withdraw } from "./withdraw";

export const lvLV = {
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
