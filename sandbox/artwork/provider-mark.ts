import { drawingOf } from "./drawings";
import { inscription } from "./lettering";

const plain = { weight: 1.8, spacing: 3.2 };
const emblems = 5;
/** The colour that the emblems are drawn in. */
const emblemColour = "#5b8def";

/** A provider's mark beside its name, in one colour that is legible on dark and light. */
export function providerMark(name: string, index: number): string {
  const [first = "", ...rest] = name.toUpperCase().split(" ");
  const lines = rest.length ? [first, rest.join(" ")] : [first];
  const size = Math.min(11, 880 / Math.max(...lines.map((text) => text.length * 9.6)));
  const written = lines
    .map((text, index) =>
      inscription(text, 104, lines.length > 1 ? 12 + index * 19 : 22, size, "#757e92", plain),
    )
    .join("");
  return (drawingOf(`emblems/${index % emblems}`)?.svg ?? "")
    .replaceAll(emblemColour, `hsl(${(index * 137) % 360} 62% 62%)`)
    .replace("</svg>", `${written}</svg>`);
}
