import { type HTMLAttributes, type ReactElement, type Ref, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useFormats } from "../format/formats";
import { Icon } from "../icons/icon";
import { useAutoplay } from "./use-autoplay";

interface CarouselProps {
  label: string;
  /** Advances after so many seconds without scrolling; undefined: never. */
  autoplaySeconds?: number;
  /** Number of items, shown below them where one at a time fills the row. */
  count?: number;
  /** Renders the list by itself, in place of `children`. */
  list?: (attributes: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> }) => ReactElement;
  /** Each with a key. */
  children?: readonly ReactElement[];
}

/** A horizontal scroll-snap row. Touch, wheel and keyboard work without script; the arrow buttons need it. */
export function Carousel({ label, autoplaySeconds, count, list: renderList, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const { number } = useFormats();
  const ends = useEnds(list, count);
  useAutoplay(list, autoplaySeconds);

  const scroll = (direction: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === "rtl" ? -direction : direction;
    element.scrollBy({ left: sign * element.clientWidth * 0.9 });
  };

  // A region that scrolls must be reachable by keyboard.
  const attributes = { ref: list, tabIndex: 0, "aria-label": label, className: "scroller carousel" };
  return (
    <div className="group/carousel relative">
      {renderList ? (
        renderList(attributes)
      ) : (
        <ul {...attributes}>
          {children?.map((child) => (
            <li key={child.key}>{child}</li>
          ))}
        </ul>
      )}
      {count !== undefined && count > 1 && (
        <span aria-hidden="true" className="carousel-count tabular">
          <bdi dir="ltr">
            {number(ends.at + 1)} / {number(count)}
          </bdi>
        </span>
      )}
      {isHydrated && (
        <>
          {!ends.isAtStart && <Arrow side="start-2" icon="chevron-left" onClick={() => scroll(-1)} />}
          {!ends.isAtEnd && <Arrow side="end-2" icon="chevron-right" onClick={() => scroll(1)} />}
        </>
      )}
    </div>
  );
}

/** For the mouse only: keyboards and screen readers use the scrollable list itself. */
function Arrow(props: { side: string; icon: "chevron-left" | "chevron-right"; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={props.onClick}
      className={`${props.side} absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-surface-1 text-text opacity-0 shadow-2 transition-opacity group-hover/carousel:opacity-100 laptop:grid`}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** Which item the row is scrolled to, and whether that is its start or end; `scrollLeft` is negative in right-to-left rows. */
function useEnds(list: React.RefObject<HTMLElement | null>, count = 0) {
  const [ends, setEnds] = useState({ at: 0, isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => {
      const gone = Math.abs(element.scrollLeft);
      const next = {
        at: Math.round((gone / element.scrollWidth) * count),
        isAtStart: gone < 8,
        isAtEnd: gone > element.scrollWidth - element.clientWidth - 8,
      };
      setEnds((known) =>
        known.at === next.at && known.isAtStart === next.isAtStart && known.isAtEnd === next.isAtEnd
          ? known
          : next,
      );
    };
    update();
    element.addEventListener("scroll", update, { passive: true });
    const resize = new ResizeObserver(update);
    resize.observe(element);
    return () => {
      element.removeEventListener("scroll", update);
      resize.disconnect();
    };
  }, [list, count]);
  return ends;
}
