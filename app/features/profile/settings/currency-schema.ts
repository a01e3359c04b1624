import { z } from "zod";
import { textRule } from "~/forms/validation/rules/text";

/** docs/contract.md#3.1, `account.setCurrency`. */
export const CurrencySchema = z.object({ currency: textRule() });
