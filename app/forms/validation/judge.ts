import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** Parses what a form holds, by its rules. */
export type Judge<Values> = (posted: FormData) => Submission<Values>;

/** Makes a form's judge of its schema; its issues are message keys (docs/product.md#5). */
export function judgeBy<Values>(schema: z.ZodType<Values>): Judge<Values> {
  return (posted) => parseWithZod(posted, { schema });
}
