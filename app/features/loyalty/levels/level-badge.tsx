import { classes } from "~/ui/class-names";
import { Image } from "~/ui/images/image";

/** The picture of a level, beside its name. */
export function LevelBadge({ src, className }: { src: string; className?: string }) {
  return (
    <Image
      preset="avatar"
      src={src}
      alt=""
      fallbackLabel=""
      className={classes("bg-none bg-transparent", className)}
    />
  );
}
