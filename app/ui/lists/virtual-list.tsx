import { type CSSProperties, type ReactElement, type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../use-browser-layout-effect";
import { type ListGeometry, windowOf } from "./virtual-window";

/** ARIA position of an item in the complete list, of which the document holds a part. */
export interface VirtualItemProps {
  "aria-posinset": number;
  "aria-setsize": number;
  style: CSSProperties | undefined;
}

interface VirtualListProps<Item> {
  items: readonly Item[];
  /** Renders the item as an `<li>` with a key and these attributes. */
  renderItem: (item: Item, attributes: VirtualItemProps) => ReactElement;
  className?: string;
  /** Rendering more items at once throws: the rows are then not of equal height. */
  limit?: number;
}

/** Number of items rendered before the first measurement. */
const UNMEASURED = 36;

/**
 * A virtualised list or grid of equal rows: only items near the viewport are rendered, in document order, and padding
 * replaces the others. The focused item stays rendered wherever the list is scrolled.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, renderItem, limit = 300, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const { first, last, before, after, pinned } = useWindow(list, items.length);
  if (last - first > limit) throw new RangeError(`the list shows more than ${limit} items at once`);

  const indices = Array.from({ length: Math.min(last, items.length) - first }, (_, index) => first + index);
  if (pinned >= 0 && pinned < first) indices.unshift(pinned);
  if (pinned >= last && pinned < items.length) indices.push(pinned);
  return (
    <ul
      ref={list}
      className={className}
      style={{ position: "relative", paddingBlock: `${before}px ${after}px` }}
    >
      {indices.map((index) => {
        const element = renderItem(items[index] as Item, {
          "aria-posinset": index + 1,
          "aria-setsize": items.length,
          style: asideStyle(index < first, index >= last),
        });
        if (!element.key) throw new Error(`item ${index} of the list has no key`);
        return element;
      })}
    </ul>
  );
}

/** The focused item outside of the window: taken out of the flow, beyond the visible rows. */
function asideStyle(isBefore: boolean, isAfter: boolean): CSSProperties | undefined {
  if (!isBefore && !isAfter) return undefined;
  return { position: "absolute", insetBlock: isBefore ? "0 auto" : "auto 0" };
}

function useWindow(list: RefObject<HTMLUListElement>, count: number) {
  const [shown, setShown] = useState({ first: 0, last: UNMEASURED, before: 0, after: 0, pinned: -1 });

  useBrowserLayoutEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    let geometry = measure(element);

    function update() {
      if (!element) return;
      const near = windowOf(count, geometry, element.getBoundingClientRect().top, window.innerHeight);
      const next = { ...near, pinned: focusedIndex(element) };
      setShown((last) =>
        Object.entries(next).every(([name, value]) => last[name as keyof typeof next] === value)
          ? last
          : next,
      );
      return next;
    }

    const first = update();
    // Set directly, before React's render: scroll restoration needs the full height now.
    if (first) element.style.paddingBlock = `${first.before}px ${first.after}px`;
    const resize = new ResizeObserver(() => {
      geometry = measure(element);
      update();
    });
    resize.observe(element.parentElement ?? element);
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      resize.disconnect();
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [list, count]);

  return shown;
}

/** Measures row height and columns from the rendered list, whose CSS defines the columns. */
function measure(list: HTMLUListElement): ListGeometry {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const row = [...list.children].find((item) => getComputedStyle(item).position !== "absolute");
  return {
    columns: gridTemplateColumns === "none" ? 1 : gridTemplateColumns.split(" ").length,
    pitch: Math.max((row?.getBoundingClientRect().height ?? 0) + (Number.parseFloat(rowGap) || 0), 1),
  };
}

function focusedIndex(list: HTMLUListElement): number {
  const item = document.activeElement?.closest("[aria-posinset]");
  return item && list.contains(item) ? Number(item.getAttribute("aria-posinset")) - 1 : -1;
}
