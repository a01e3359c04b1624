import { z } from "zod";
import { DateSchema, DateTimeSchema } from "~/upstream/dates";

/** Editors enter a date, with or without time. */
export const MomentSchema = z.union([DateTimeSchema, DateSchema]);

/** From when until when something is shown; by default always. */
export const scheduleFields = { publishAt: MomentSchema.optional(), unpublishAt: MomentSchema.optional() };
