import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "./class-names";

interface MenuProps {
  /** Content of the `<summary>`, which is the button. */
  summary: ReactNode;
  /** Accessible name of a summary without text. */
  label?: string;
  /** Opening one menu of a group closes the others. */
  group: string;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * A popup menu below its button; on phones below the positioned bar around it. `<details>` opens it without script;
 * script closes it on an outside click, Escape or a followed link.
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
    // React 18 does not know `name` on details, so it is passed as a plain attribute.
    <details ref={details} {...{ name: group }} className={classes("popup-menu", className)}>
      <summary aria-label={label} className={classes("popup-button", summaryClassName)}>
        {summary}
      </summary>
      <div className="popup">{children}</div>
    </details>
  );
}
