import type { PaletteName } from "../artwork/palettes";
import { day } from "../world/clock";
import type { Words } from "../world/words";
import type { SceneName } from "./game-names";
import { homeBanners } from "./home-banners";
import { otherBanners } from "./other-banners";

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

/** Fourteen, so that the default count of ten does not show them all; the first has no end. */
export const banners: Banner[] = [...homeBanners, ...otherBanners];

export const bannerEnd = ({ endsAfter }: Banner, origin: number) =>
  endsAfter === undefined ? undefined : origin + endsAfter * day;
