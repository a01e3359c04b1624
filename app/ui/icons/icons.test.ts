import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { drawSprite } from "../../../scripts/icon-sprite";

it("the sprite is as fresh as the list of its icons (npx tsx scripts/build-icons.mjs)", async () => {
  const committed = await readFile(new URL("./icons.svg", import.meta.url), "utf8");
  expect(committed).toBe(await drawSprite());
});
