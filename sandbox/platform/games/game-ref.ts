import type { World } from "../../world/world";

/** A game as replies of other subjects name it (docs/contract.md#3.7, `GameRef`). */
export function gameRef(world: World, sysname: string) {
  const game = world.gamesBySysname.get(sysname)?.shown;
  if (!game) return { sysname, name: sysname };
  return { sysname, name: game.name, image_url: game.image_url };
}
