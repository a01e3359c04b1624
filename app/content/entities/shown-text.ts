import { z } from "zod";
import { isolateNumbers, isRightToLeft } from "~/i18n/isolate-numbers";

const forReading = (text: string) => (isRightToLeft(text) ? isolateNumbers(text) : text);

/** A plain text of an editor's that is shown; may be empty. */
export const ShownTextSchema = z.string().transform(forReading);

/** One that has to say something. */
export const ShownWordsSchema = z.string().min(1).transform(forReading);

/** An optional title. */
export const TitleSchema = z
  .string()
  .trim()
  .nullish()
  .default("")
  .transform((title) => title && forReading(title));
