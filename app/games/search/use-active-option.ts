import { type KeyboardEvent, useState } from "react";
import { optionId } from "./search-list";

/**
 * Index of the active option in a combobox's list, moved by the arrow keys; -1 for the field itself. Reset when the
 * identity of `list` changes.
 */
export function useActiveOption(listId: string, count: number, list: object | null) {
  const [moved, setMoved] = useState({ list, index: -1 });
  const active = moved.list === list ? moved.index : -1;
  const option = (index: number) => document.getElementById(optionId(listId, index));

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      // Moving past either end returns to the field.
      const index = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setMoved({ list, index });
      option(index)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      option(active)?.click();
    }
  }

  return { active, handleKey };
}
