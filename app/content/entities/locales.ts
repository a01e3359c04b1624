import { z } from "zod";

/** Rejects codes on which `Intl` throws, because every page formats with it. */
function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

export const LocaleSchema = z.object({
  code: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .refine(isLanguageTag),
  name: z.string(),
  isDefault: z.boolean().default(false),
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
});

export interface LocalesReply {
  /** At least one. */
  locales: z.output<typeof LocaleSchema>[];
  /** Code of one of them. */
  defaultLocale: string;
}
