import type { EnginePage } from "../../support/engines/engine-page";

/**
 * Width, height, what is out of sight to the side and below, and the height of a line of its own text, by the element's
 * place in the document.
 */
export type Boxes = Record<string, readonly [number, number, number, number, number]>;

/** Reported where a box of an element differs by more than both. */
const MAX_PX = 14;
const MAX_SHARE = 0.18;

const names = ["width", "height", "out of sight sideways", "out of sight below"];

/**
 * In the page: every box of it, and under "" what it scrolls sideways. Excluded are pictures' insides, frames of
 * others, what shows the time, arrows of rows (one of them moves by itself), and inline boxes, whose lines break in
 * another place.
 */
const measure = `(() => {
  const boxes = { "": [innerWidth, 0, document.documentElement.scrollWidth - innerWidth, 0, 0] };
  const waiting = [[document.body, ""]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [element, above] = next;
    const counts = {};
    for (const child of element.children) {
      if (child.matches("script, style, template, time, [role=timer], .sr-only, noscript, button[aria-hidden]")) continue;
      const name = child.localName + [...child.classList].slice(0, 2).map((one) => "." + one).join("");
      counts[name] = (counts[name] ?? 0) + 1;
      const path = above + " > " + name + (counts[name] > 1 ? ":" + counts[name] : "");
      const { width, height } = child.getBoundingClientRect();
      const { overflowX, overflowY, display, lineHeight } = getComputedStyle(child);
      const out = [
        overflowX === "visible" ? 0 : child.scrollWidth - child.clientWidth,
        overflowY === "visible" ? 0 : child.scrollHeight - child.clientHeight,
      ];
      const isText = [...child.children].every((one) => getComputedStyle(one).display.startsWith("inline"));
      const line = isText && child.textContent.trim() ? parseFloat(lineHeight) : 0;
      if (width > 1 && height > 1 && display !== "inline") boxes[path] = [width, height, ...out, line];
      if (!child.matches("svg, iframe, select, picture, .picture")) waiting.push([child, path]);
    }
  }
  return boxes;
})()`;

/** The boxes of the shown page, when its fonts are there and nothing moves any more. */
export async function boxesOf(page: Pick<EnginePage, "read">): Promise<Boxes> {
  await page.read("void (await document.fonts.ready)");
  let boxes = await page.read<Boxes>(measure);
  for (let turn = 0; turn < 20; turn += 1) {
    await page.read("new Promise((go) => setTimeout(go, 150))");
    const next = await page.read<Boxes>(measure);
    if (JSON.stringify(next) === JSON.stringify(boxes)) return next;
    boxes = next;
  }
  return boxes;
}

/**
 * What differs from the other engine's boxes, a line for each element; of nested ones the innermost. Nothing where that
 * is a line of text more or less, or of a part that is known to differ.
 */
export function differences(boxes: Boxes, others: Boxes, known?: RegExp): string[] {
  const found = new Map<string, string>();
  for (const path of new Set([...Object.keys(boxes), ...Object.keys(others)])) {
    const [one, other] = [boxes[path], others[path]];
    if (!one || !other) found.set(path, one ? "is there" : "is not there");
    else {
      const side = names.findIndex((_name, at) =>
        isFar(Number(one[at]), Number(other[at]), Number(other[at % 2])),
      );
      if (side >= 0)
        found.set(
          path,
          `${names[side]} ${Math.round(Number(one[side]))} instead of ${Math.round(Number(other[side]))}`,
        );
    }
  }
  const paths = [...found.keys()];
  const isOuter = (path: string) => paths.some((other) => other.startsWith(`${path} > `));
  return paths
    .filter((path) => !isOuter(path) && !known?.test(path) && !isLine(boxes[path], others[path]))
    .map((path) => `${path.split(" > ").slice(-3).join(" > ")} ${found.get(path)}`);
}

/** A text that ends at the edge breaks sooner or later. */
function isLine(one?: Boxes[string], other?: Boxes[string]): boolean {
  if (!one || !other) return false;
  const [[width, height, , , line], [otherWidth, otherHeight]] = [one, other];
  return Math.abs(width - otherWidth) < MAX_PX && Math.abs(height - otherHeight) < line * 1.2;
}

/** Beside what the element itself measures, where it is about what is out of its sight. */
function isFar(one: number, other: number, size: number): boolean {
  const by = Math.abs(one - other);
  return by > MAX_PX && by > Math.max(size, other) * MAX_SHARE;
}
