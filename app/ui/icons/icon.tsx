import { classes } from "~/ui/class-names";
import type { IconName } from "./icon-names";
import spriteUrl from "./icons.svg?url";

const mirrored: ReadonlySet<IconName> = new Set([
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "external",
  "sign-in",
  "sign-out",
]);

/** A decorative icon of 20 pixels: the text beside it has the meaning. Directional icons are mirrored in right-to-left pages. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={classes(mirrored.has(name) && "mirrors", className) || undefined}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
