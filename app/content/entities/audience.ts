import { z } from "zod";
import { DateSchema, DateTimeSchema } from "~/upstream/dates";

/** A list, as editors type it too: `DE, AT`. */
function listOf<T extends z.ZodType>(item: T) {
  const parts = (value: unknown) =>
    typeof value === "string" ? value.split(",").flatMap((part) => part.trim() || []) : value;
  return z.preprocess(parts, z.array(item).max(200)).optional();
}

export const COUNTRY = /^[A-Z]{2}$/;
export const LEVEL = /^\d{1,6}$/;

const name = z.string().trim().min(1).max(128);

/** For whom something is. Each field that is there has to fit; a list fits with one of its values. */
const AudienceSchema = z.object({
  viewer: z.enum(["visitor", "player"]).optional(),
  /** Where somebody looks from, as ISO 3166-1 alpha-2. */
  countries: listOf(z.string().toUpperCase().regex(COUNTRY)),
  locales: listOf(name),
  /** Short names of markets' files. */
  markets: listOf(name.toUpperCase()),
  /** `utm_campaign` of the address. */
  campaigns: listOf(name),
  /** Numbers of the levels of the loyalty programme. */
  levels: listOf(z.coerce.string().regex(LEVEL).transform(Number)),
  registeredSince: z.union([DateTimeSchema, DateSchema]).optional(),
  /** Days. */
  registeredWithin: z.number().positive().optional(),
});

/** Null: nobody. */
export type Audience = z.output<typeof AudienceSchema> | null;

/**
 * The audience of what an editor shows to some. An invalid one is reported and matches
 * nobody, because a part of it would match more viewers than were meant.
 */
export const AudienceOrNobody = z
  .unknown()
  .transform((value, context): Audience | undefined => {
    // What does not fit is null the second time (`parseLeniently()`).
    if (value === null) return null;
    const read = AudienceSchema.safeParse(value);
    if (read.success) return Object.values(read.data).some(isAnnounced) ? read.data : undefined;
    const [issue] = read.error.issues;
    context.addIssue({ code: "custom", message: `${issue?.path.join(".")}: ${issue?.message}` });
    return z.NEVER;
  })
  .optional();

/** Whether a field of an audience says anything. */
export function isAnnounced(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
