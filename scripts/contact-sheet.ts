import sharp from "sharp";
import { type View, views } from "../tests/pictures/views";

// Joins the reference pictures to two sheets: how the site looks, at a glance. Part of `npm run pictures`.

const folder = "docs/pictures";
const GAP = 12;
const sheets = [
  { name: "phone", width: 360, tile: { width: 216, height: 480 }, columns: 10 },
  { name: "desktop", width: 1440, tile: { width: 544, height: 340 }, columns: 4 },
] as const;

for (const { name, width, tile, columns } of sheets) {
  const shown = views.filter((view) => view.width === width);
  const rows = Math.ceil(shown.length / columns);
  const tiles = await Promise.all(
    shown.map(async (view: View, index) => ({
      input: await sharp(`${folder}/${view.name}.jpg`).resize(tile).toBuffer(),
      left: GAP + (index % columns) * (tile.width + GAP),
      top: GAP + Math.floor(index / columns) * (tile.height + GAP),
    })),
  );
  await sharp({
    create: {
      width: GAP + columns * (tile.width + GAP),
      height: GAP + rows * (tile.height + GAP),
      channels: 3,
      background: "#8a9290",
    },
  })
    .composite(tiles)
    .jpeg({ quality: 78 })
    .toFile(`${folder}/${name}.jpg`);
}
