import { auth } from "./auth";
import { betting } from "./betting";
import { cashier } from "./cashier";
import { common } from "./common";
import { commonValidation } from "./common-validation";
import { contactLinks } from "./contact-links";
import { dialogs } from "./dialogs";
import { errors } from "./errors";
import { flash } from "./flash";
import { games } from "./games";
import { home } from "./home";
import { icons } from "./icons";
import { jackpots } from "./jackpots";
import { loyalty } from "./loyalty";
import { offers } from "./offers";
import { play } from "./play";
import { profile } from "./profile";
import { promotions } from "./promotions";
import { providers } from "./providers";
import { seo } from "./seo";
import { support } from "./support";
import { systemPages } from "./system-pages";
import { tournament } from "./tournament";
import { tournaments } from "./tournaments";
import { winners } from "./winners";

export const ptBR = {
  ...auth,
  ...betting,
  ...cashier,
  ...common,
  ...commonValidation,
  ...contactLinks,
  ...dialogs,
  ...errors,
  ...flash,
  ...games,
  ...home,
  ...icons,
  ...jackpots,
  ...loyalty,
  ...offers,
  ...play,
  ...profile,
  ...promotions,
  ...providers,
  ...seo,
  ...support,
  ...systemPages,
  ...tournament,
  ...tournaments,
  ...winners,
};
