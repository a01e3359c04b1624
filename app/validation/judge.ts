import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Judge } from "./lazy-rules";

/** Makes a form's judge of its schema; its issues are message keys (docs/product.md#5). */
export function judgeBy<Values>(schema: z.ZodType<Values>): Judge<Values> {
  return (posted) => parseWithZod(posted, { schema });
}
