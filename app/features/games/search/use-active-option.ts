import { type KeyboardEvent, useState } from "react";
import { optionId } from "./search-list";

const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 } as const;

/**
 * Index of the active option in a combobox's list, moved by the arrow keys; -1 for the field itself. Up and down go to
 * the line above or below, as options stand in columns; left and right to the next, once one is active: before that they
 * move in the text. Reset when the identity of `list` changes.
 */
export function useActiveOption(listId: string, count: number, list: unknown) {
  const [moved, setMoved] = useState({ list, index: -1 });
  const active = moved.list === list ? moved.index : -1;
  const option = (index: number) => document.getElementById(optionId(listId, index));

  function inNextLine(step: number): number {
    const from = option(active)?.getBoundingClientRect();
    // From the field to the first or the last.
    if (!from) return step > 0 ? 0 : count - 1;
    let best = { index: -1, line: Number.POSITIVE_INFINITY, aside: 0 };
    for (let index = 0; index < count; index += 1) {
      const box = option(index)?.getBoundingClientRect();
      const line = box ? (box.top - from.top) * step : 0;
      if (!box || line < from.height / 2) continue;
      const aside = Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
      const isNearer = line < best.line - 1 || (line < best.line + 1 && aside < best.aside);
      if (isNearer) best = { index, line, aside };
    }
    return best.index;
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = steps[event.key as keyof typeof steps];
    const isAside = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (step && !(isAside && active < 0)) {
      event.preventDefault();
      const isMirrored = isAside && getComputedStyle(event.currentTarget).direction === "rtl";
      // Beyond either end is the field.
      const aside = ((active + 1 + (isMirrored ? -step : step) + count + 1) % (count + 1)) - 1;
      const index = isAside ? aside : inNextLine(step);
      setMoved({ list, index });
      option(index)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      option(active)?.click();
    }
  }

  return { active, handleKey };
}
