import { auth } from "./en/auth";
import { cashier } from "./en/cashier";
import { common } from "./en/common";
import { commonValidation } from "./en/common-validation";
import { dialogs } from "./en/dialogs";
import { errors } from "./en/errors";
import { games } from "./en/games";
import { home } from "./en/home";
import { play } from "./en/play";
import { profile } from "./en/profile";
import { systemPages } from "./en/system-pages";

/** The built-in English catalogue: the last fallback, and the type of every key. */
export const catalogue = {
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

type WithoutPlural<Key> = Key extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}`
  ? Base
  : Key;

/** What `t()` accepts; plural keys are asked for without their suffix. */
export type MessageKey = WithoutPlural<keyof typeof catalogue>;
