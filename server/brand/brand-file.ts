import { z } from "zod";
import { type ColourName, defaultColours } from "../../app/ui/styles/default-colours";
import { themes } from "../../app/ui/styles/themes";

const colour = z.string().regex(/^#[\da-f]{6}$/i, { error: "must be a colour such as #1a2b3c" });
const pixels = z.number({ error: "must be a number of pixels" }).min(0).max(64);
const percent = z.number({ error: "must be a percentage" }).min(0).max(300);
/** A file beside the brand's, never above it. */
const file = (ending: "png" | "svg" | "woff2") =>
  z.string().regex(new RegExp(`^(?:[\\w-]+/)*[\\w.-]+\\.${ending}$`), {
    error: `must be the name of a ${ending} file beside this one`,
  });

const colourNames = Object.keys(defaultColours.dark) as ColourName[];
const ThemeSchema = z.strictObject({
  ...(Object.fromEntries(colourNames.map((name) => [name, colour.optional()])) as Record<
    ColourName,
    z.ZodOptional<typeof colour>
  >),
  /** Over the page under a dialog; the last two digits are its opacity. */
  scrim: z
    .string()
    .regex(/^#[\da-f]{8}$/i, { error: "must be a colour with its opacity such as #04070799" })
    .optional(),
});

const FontSchema = z.strictObject({
  family: z.string().regex(/^[A-Za-z][\w -]{0,39}$/, { error: "must be the name of a font" }),
  /** Weights that the files hold, as CSS has them: `400`, or from and to of a variable font. */
  weights: z
    .string()
    .regex(/^\d{1,4}(?: \d{1,4})?$/, { error: "must be a weight such as 400, or a range such as 300 900" })
    .default("100 900"),
  files: z
    .array(
      z.strictObject({
        file: file("woff2"),
        /** Characters that it is loaded for. */
        range: z
          .string()
          .regex(/^U\+[\dA-F?]+(?:-[\dA-F]+)?(?:, ?U\+[\dA-F?]+(?:-[\dA-F]+)?)*$/i, {
            error: "must be a list of ranges such as U+0000-00FF, U+20AC",
          })
          .optional(),
        /** Whether every page loads it at once. */
        isPreloaded: z.boolean().default(false),
      }),
    )
    .min(1, { error: "must name a file" }),
  /** Measures that give Arial this font's size until it is there, in percent, so that nothing moves. */
  fallback: z
    .strictObject({ ascent: percent, descent: percent, lineGap: percent.default(0), size: percent })
    .optional(),
});

/** What the file of `BRAND_FILE` may say. What it omits keeps its default. */
export const BrandFileSchema = z
  .strictObject({
    /** The themes of the brand, the default first: one that is not named here is not offered. */
    themes: z
      .partialRecord(z.enum(themes), ThemeSchema)
      .refine((named) => Object.keys(named).length > 0, { error: `must hold one of ${themes.join(", ")}` }),
    radius: z.strictObject({ s: pixels, m: pixels, l: pixels }).partial().optional(),
    font: FontSchema.optional(),
    logo: file("svg").optional(),
    favicon: file("svg").optional(),
    touchIcon: file("png").optional(),
  })
  .refine(({ favicon, touchIcon }) => !favicon === !touchIcon, {
    path: ["touchIcon"],
    error: "stands beside favicon, and not alone: telephones and old browsers draw no SVG",
  });

export type BrandFile = z.output<typeof BrandFileSchema>;
