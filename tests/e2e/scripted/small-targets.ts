/** Runs in the page: what a finger must hit and is smaller than 44 px, with its size. Links within a text are exempt. */
export function findSmallTargets(): { small: string[]; count: number; least: number } {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]";
  const LEAST = 44;
  const small: string[] = [];
  let count = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const { display, clipPath, pointerEvents } = getComputedStyle(control);
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (clipPath !== "none" || pointerEvents === "none") continue;
    if (display === "inline" && getComputedStyle(control, "::after").position !== "absolute") continue;
    const { width, height } = targetOf(control);
    if (width === 0) continue;
    count += 1;
    const side = Math.min(width, height);
    least = Math.min(least, side);
    // A device's pixels may cut off a part of one.
    if (side < LEAST - 0.5)
      small.push(`${Math.round(width)}x${Math.round(height)} ${control.outerHTML.slice(0, 90)}`);
  }
  return { small, count, least };

  /** Its own box, with those of its labels and of its `::after`, which may cover a tile or reach beyond the control. */
  function targetOf(control: HTMLElement): { width: number; height: number } {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const boxes = [control, ...labels].map((one) => one.getBoundingClientRect());
    const after = getComputedStyle(control, "::after");
    if (after.content !== "none" && after.position === "absolute") {
      let holder: HTMLElement = control;
      while (holder.parentElement && getComputedStyle(holder).position === "static")
        holder = holder.parentElement;
      const { x, y, width, height } = holder.getBoundingClientRect();
      const edge = (side: "top" | "right" | "bottom" | "left") => Number.parseFloat(after[side]);
      const left = edge("left");
      const top = edge("top");
      boxes.push(new DOMRect(x + left, y + top, width - left - edge("right"), height - top - edge("bottom")));
    }
    return {
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    };
  }
}
