import { z } from "zod";
import { fakenameRule } from "~/validation/rules/fakename";

/** Contract 3.1, `account.changefakename`. */
export const FakenameSchema = z.object({ fakename: fakenameRule() });
