import type { z } from "zod";
import { account } from "./account";
import { auth } from "./auth";
import { bonuses } from "./bonuses";
import { cashier } from "./cashier";
import { games } from "./games";
import { loyalty } from "./loyalty";
import type { MethodDefinition } from "./method";
import { site } from "./site";
import { winnings } from "./winnings";

/** Every platform method we may call; a name that is not here cannot be called. */
export const methods = {
  ...account,
  ...auth,
  ...bonuses,
  ...cashier,
  ...games,
  ...loyalty,
  ...site,
  ...winnings,
} satisfies Record<string, MethodDefinition>;

export type MethodName = keyof typeof methods;
/** Parameters as callers pass them; the registry transforms them to wire form. */
export type Params<M extends MethodName> = z.input<(typeof methods)[M]["params"]>;
/** Reply as callers receive it: only the fields we read. */
export type Reply<M extends MethodName> = z.output<(typeof methods)[M]["reply"]>;
