import { serverOnly$ } from "vite-env-only/macros";
import { island } from "~/runtime/island";
import { HeartForms } from "./heart-forms";

/** Hearts are a player's, and submit the served forms until the code is loaded. */
export const FavouriteForms = island(serverOnly$(HeartForms), () =>
  import("./heart-forms").then((part) => part.HeartForms),
);
