import { serverOnly$ } from "vite-env-only/macros";
import { island } from "~/runtime/island";
import { whenUsed } from "~/runtime/time/when-used";
import { useFrameData } from "~/shell/layout-data/use-frame-data";
import type { PlayerMarks } from "../player/player-marks";
import { HeartForms } from "./heart-forms";

interface FavouriteFormsProps {
  /** Marks for the page's cards, streamed after the page: `deferPlayerMarks()` of its loader. */
  marks: Promise<PlayerMarks> | undefined;
}

/** Hearts submit the served forms until the code is loaded. A visitor has no marks that it would show. */
const Forms = island<FavouriteFormsProps & { isVisitor: boolean }>(
  serverOnly$(HeartForms),
  () => import("./heart-forms").then((part) => part.HeartForms),
  { waitsFor: ({ isVisitor }) => (isVisitor ? whenUsed : undefined) },
);

/** The forms that all hearts of a page submit, rendered once per page. */
export function FavouriteForms({ marks }: FavouriteFormsProps) {
  return <Forms marks={marks} isVisitor={useFrameData()?.player?.kind === "visitor"} />;
}
