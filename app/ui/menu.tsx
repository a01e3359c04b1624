import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "./class-names";

interface MenuProps {
  /** What is always visible; the browser makes it the button. */
  summary: ReactNode;
  /** The summary's name when it holds no words. */
  label?: string;
  /** Menus of one group close each other. */
  group: string;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * A small panel under its button; on phones under the bar that holds it, which must be positioned. `<details>` opens
 * it without script; script only closes it from outside.
 */
export function Menu({ summary, label, group, className, summaryClassName, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onPointer = (event: Event) => {
      if (element.open && !element.contains(event.target as Node)) element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    const onFollow = (event: Event) => {
      if ((event.target as Element).closest("a")) element.open = false;
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    element.addEventListener("click", onFollow);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
      element.removeEventListener("click", onFollow);
    };
  }, []);

  return (
    // React 18 does not know `name` on details: menus that share it close each other.
    <details ref={details} {...{ name: group }} className={classes("tablet:relative", className)}>
      <summary
        aria-label={label}
        className={classes(
          "flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-sm hover:bg-surface-2",
          summaryClassName,
        )}
      >
        {summary}
      </summary>
      <div className="absolute end-3 top-full z-30 mt-2 max-h-[calc(100dvh-var(--header-height)-24px)] w-max min-w-56 tablet:end-0 max-w-[calc(100vw-24px)] overflow-y-auto rounded-lg bg-surface-1 p-2 shadow-2">
        {children}
      </div>
    </details>
  );
}
