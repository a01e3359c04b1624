import { z } from "zod";
import { fakenameRule } from "~/forms/validation/rules/fakename";

/** docs/contract.md#3.1, `account.changefakename`. */
export const FakenameSchema = z.object({ fakename: fakenameRule() });
