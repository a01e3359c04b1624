import { z } from "zod";
import { isPersonal } from "~/content/audience";
import type { Json } from "~/upstream/json";
import { parseLeniently, type ReportDropped } from "~/upstream/lenient-parse";
import { AudienceOrNobody } from "./audience";
import { LinkSchema, PictureSchema } from "./links";
import { scheduleFields } from "./schedule";
import { ShownTextSchema, ShownWordsSchema } from "./shown-text";

/** The side of a picture that stays visible where its box has another aspect ratio; by default its middle. */
const FocusSchema = z.enum(["left", "right", "top", "bottom"]);

/** A place in a picture, in percent of its width from the left or of its height from the top. */
const PercentSchema = z.number().min(0).max(100).optional();

/** A banner of the editors', beside those of the platform (docs/contract.md#o57). */
export const BannerEntrySchema = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  title: ShownWordsSchema,
  text: ShownTextSchema.optional(),
  image: PictureSchema.optional(),
  image_mobile: PictureSchema.optional(),
  focus: FocusSchema.optional(),
  /** A point in place of the side; one that is absent is the middle. */
  focus_x: PercentSchema,
  focus_y: PercentSchema,
  button_label: ShownTextSchema.optional(),
  button_url: LinkSchema.optional(),
  position: z.enum(["home-main", "gamehall"]).default("home-main"),
  priority: z.number().default(0),
  audience: AudienceOrNobody,
  ...scheduleFields,
});

export type BannerEntry = z.output<typeof BannerEntrySchema>;

/** A banner of a flattened entry; undefined when it is invalid. */
export function readBanner(flat: Json, report: ReportDropped): BannerEntry | undefined {
  const banner = parseLeniently(flat, BannerEntrySchema, "banner", report);
  if (banner?.position !== "gamehall" || !banner.audience || !isPersonal(banner.audience)) return banner;
  report(
    "banner.audience",
    "the hall is the same for all players: level and registration are of other pages",
  );
  return { ...banner, audience: null };
}
