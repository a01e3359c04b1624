import { z } from "zod";
import { readIconSource } from "~/ui/icons/icon-source";
import { pictureAddress } from "~/upstream/foreign-address";
import { addressOf, EntryIdSchema, LinkSchema } from "./links";
import { scheduleFields } from "./schedule";
import { ShownTextSchema, ShownWordsSchema } from "./shown-text";

/** A picture URL, or an icon of our sprite: `sprite:trophy`, `external:https://…` (docs/product.md#8). */
export const IconSchema = addressOf(iconSource, "not an icon that may be shown", 65_536);

function iconSource(value: string): string | null {
  const icon = value.startsWith("sprite:") ? value : pictureAddress(value.replace(/^external:/, ""));
  return icon !== null && readIconSource(icon) ? icon : null;
}

/** One menu item, without its children. */
export const MenuItemSchema = z
  .object({
    id: EntryIdSchema.optional(),
    title: ShownWordsSchema,
    url: LinkSchema,
    icon: IconSchema.optional(),
    isExternal: z.boolean().default(false),
    visibility: z.enum(["all", "visitor", "user"]).default("all"),
    badge: ShownTextSchema.optional(),
    ...scheduleFields,
  })
  .transform((item) => ({ ...item, id: item.id ?? item.url }));

/** `url` is https, mailto, tel or an internal path. */
export interface MenuItem extends z.output<typeof MenuItemSchema> {
  children?: MenuItem[] | undefined;
}
