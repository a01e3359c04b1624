import { type KeyboardEvent, useState } from "react";
import { optionId } from "./search-list";

/**
 * The option of a combobox's list that the arrow keys have come to, -1 while the field itself is meant. `list` says
 * which list it is: a place in one means nothing in another.
 */
export function useActiveOption(listId: string, count: number, list: object | null) {
  const [place, setPlace] = useState({ list, index: -1 });
  const active = place.list === list ? place.index : -1;
  const option = (index: number) => document.getElementById(optionId(listId, index));

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      // Past either end is the field again.
      const index = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setPlace({ list, index });
      option(index)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      option(active)?.click();
    }
  }

  return { active, handleKey };
}
