import { auth } from "./auth";
import { cashier } from "./cashier";
import { common } from "./common";
import { commonValidation } from "./common-validation";
import { dialogs } from "./dialogs";
import { errors } from "./errors";
import { games } from "./games";
import { home } from "./home";
import { play } from "./play";
import { profile } from "./profile";
import { systemPages } from "./system-pages";

export const esES = {
  ...auth,
  ...cashier,
  ...common,
  ...commonValidation,
  ...dialogs,
  ...errors,
  ...games,
  ...home,
  ...play,
  ...profile,
  ...systemPages,
};
