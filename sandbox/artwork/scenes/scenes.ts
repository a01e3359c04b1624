import type { SceneName } from "../../seed/games/game-names";
import type { Scene } from "../canvas";
import { dunes, temple } from "./desert";
import { lanterns } from "./lanterns";
import { forest, winter } from "./north";
import { pitch } from "./pitch";
import { mines, plinko, rocket } from "./quick";
import { fruits, gems } from "./reels";
import { city, space } from "./skies";
import { studio } from "./studio";
import { cards, dice, roulette } from "./tables";
import { volcano } from "./volcano";
import { sails, sea } from "./water";

export const scenes: Record<SceneName, Scene> = {
  dunes,
  temple,
  forest,
  winter,
  volcano,
  sea,
  sails,
  city,
  space,
  lanterns,
  fruits,
  gems,
  cards,
  roulette,
  dice,
  studio,
  rocket,
  mines,
  plinko,
  pitch,
};
