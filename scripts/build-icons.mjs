// Regenerates app/ui/icons.svg after a change of app/ui/icon-names.ts: npx tsx scripts/build-icons.mjs
import { writeFile } from "node:fs/promises";
import { drawSprite } from "./icon-sprite.ts";

await writeFile(new URL("../app/ui/icons.svg", import.meta.url), await drawSprite());
