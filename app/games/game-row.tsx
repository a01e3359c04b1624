import type { Fragment } from "~/fragments/fragment";
import { ServedHtml } from "~/fragments/served-html";
import { classes } from "~/ui/class-names";
import { Carousel } from "~/ui/lists/carousel";
import type { RowForm } from "./game-cards.server";
import { showLinksOnTap } from "./game-list";

interface GameRowProps {
  /** Of `showRow()`. */
  cards: Fragment;
  label: string;
  form?: RowForm;
}

/** Cards that scroll horizontally. */
export function GameRow({ cards, label, form = "row" }: GameRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only taps need it; focus shows both links to a keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is interacted with.
    <div className={classes("game-row", form !== "row" && form)} onClick={showLinksOnTap}>
      <Carousel label={label} list={(list) => <ServedHtml as="ul" fragment={cards} {...list} />} />
    </div>
  );
}
