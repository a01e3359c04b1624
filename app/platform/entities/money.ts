import type { z } from "zod";
import type { MoneySchema } from "~/platform/wire";

export type Money = z.output<typeof MoneySchema>;
