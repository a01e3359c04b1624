import type { ReactNode } from "react";
import { classes } from "../class-names";

interface LevelRingProps {
  /** Filled part of the ring, 0 to 100; undefined: no ring, but the same space. */
  percent: number | undefined;
  /** Accessible name; omitted when the text beside it says the same. */
  label?: string;
  /** Its size, 40 pixels without one. */
  className?: string;
  children: ReactNode;
}

/** A progress ring around its children. */
export function LevelRing({ percent, label, className, children }: LevelRingProps) {
  return (
    <span className={classes("level-ring", className)}>
      {percent !== undefined && (
        <svg
          viewBox="0 0 40 40"
          role={label && "img"}
          aria-label={label}
          aria-hidden={label === undefined}
          className="level-ring-drawing"
        >
          <circle cx="20" cy="20" r="18" className="level-ring-way" />
          {percent > 0 && (
            <circle
              cx="20"
              cy="20"
              r="18"
              pathLength={100}
              strokeDasharray={percent < 100 ? `${percent} 100` : undefined}
              className="level-ring-done"
            />
          )}
        </svg>
      )}
      {children}
    </span>
  );
}
