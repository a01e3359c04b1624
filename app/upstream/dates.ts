import { z } from "zod";

/** ISO 8601 with `Z` or an offset; unix seconds are accepted too (docs/contract.md#1.8). */
export const DateTimeSchema = z.union([
  z.iso.datetime({ offset: true }),
  // The basic form of an offset, which `Date` reads but the schema above does not.
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?[+-]\d{4}$/)
    .refine((moment) => !Number.isNaN(Date.parse(moment))),
  z
    .number()
    .int()
    .min(1e9)
    .lt(1e11)
    .transform((seconds) => new Date(seconds * 1000).toISOString()),
]);

/** Calendar date without zone (docs/contract.md#1.8). */
export const DateSchema = z.iso.date();
