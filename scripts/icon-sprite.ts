import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { icons } from "../app/ui/icons/icon-names";

const require = createRequire(import.meta.url);
const drawings = dirname(require.resolve("lucide-static/package.json"));

/** The content of app/ui/icons/icons.svg: one symbol per icon, drawn in `currentColor`. */
export async function drawSprite(): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(icons).map(async ([name, drawing]) => {
      const svg = await readFile(join(drawings, "icons", `${drawing}.svg`), "utf8");
      const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.indexOf("</svg>"));
      return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.replace(/\s*\n\s*/g, "")}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
