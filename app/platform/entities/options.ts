import { z } from "zod";
import { CurrencyCodeSchema, TextOrNone } from "~/platform/wire";
import { named } from "./named";

export const CurrencyOptionSchema = named(z.object({ id: CurrencyCodeSchema, name: TextOrNone }), "id");
export type CurrencyOption = z.output<typeof CurrencyOptionSchema>;

export const LocaleOptionSchema = named(z.object({ code: z.string(), name: TextOrNone }), "code");
export type LocaleOption = z.output<typeof LocaleOptionSchema>;

export const SelectOptionSchema = z
  .object({ value: z.string(), label: TextOrNone })
  .transform(({ value, label }) => ({ value, label: label || value }));
export type SelectOption = z.output<typeof SelectOptionSchema>;
