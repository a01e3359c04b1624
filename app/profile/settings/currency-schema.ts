import { z } from "zod";
import { textRule } from "~/validation/rules/text";

/** Contract 3.1, `account.setCurrency`. */
export const CurrencySchema = z.object({ currency: textRule() });
