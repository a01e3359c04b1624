import type { PaletteName } from "../../artwork/palettes";
import type { Words } from "../../world/words";
import type { SceneName } from "../games/game-names";

export interface Banner {
  id: number;
  position: "home-main" | "gamehall" | "cashier";
  scene: SceneName;
  /** Where the one that chance would pick is not the one to open the site with. */
  palette?: PaletteName;
  title: Words;
  text: Words;
  button: Words;
  url: string;
  /** Days after the origin of the world; never ends without. */
  endsAfter?: number;
}
