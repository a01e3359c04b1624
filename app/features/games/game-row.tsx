import type { Fragment } from "~/browser/served-html/fragment";
import { ServedHtml } from "~/browser/served-html/served-html";
import { classes } from "~/ui/class-names";
import { Carousel } from "~/ui/lists/carousel";
import type { RowForm } from "./game-cards.server";

interface GameRowProps {
  /** Of `showRow()`. */
  cards: Fragment;
  label: string;
  form?: RowForm;
}

/** Cards that scroll horizontally. */
export function GameRow({ cards, label, form = "row" }: GameRowProps) {
  return (
    <div className={classes("game-row", form !== "row" && form)}>
      <Carousel label={label} list={(list) => <ServedHtml as="ul" fragment={cards} {...list} />} />
    </div>
  );
}
