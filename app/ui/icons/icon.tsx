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

/** A decorative icon: the text beside it has the meaning. Directional icons are mirrored in right-to-left pages. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={classes("shrink-0", mirrored.has(name) && "mirrors", className)}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
