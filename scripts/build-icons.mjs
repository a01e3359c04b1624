// Regenerates app/ui/icons/icons.svg after a change of app/ui/icons/icon-names.ts: npx tsx scripts/build-icons.mjs
import { writeFile } from "node:fs/promises";
import { drawSprite } from "./icon-sprite.ts";

await writeFile(new URL("../app/ui/icons/icons.svg", import.meta.url), await drawSprite());
