import type { z } from "zod";
import type { Judge } from "./judge";

/** Loads the rules of a form; rejects when their file cannot be loaded. */
export type LazyRules<Values> = () => Promise<Judge<Values>>;

/** The rules of a form by its schema. Zod and the rules are as large as a third of a page, so they load after it. */
export function lazyRules<Values>(load: () => Promise<z.ZodType<Values>>): LazyRules<Values> {
  return async () => {
    const [{ judgeBy }, schema] = await Promise.all([import("./judge"), load()]);
    return judgeBy(schema);
  };
}
