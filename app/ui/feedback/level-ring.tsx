import type { ReactNode } from "react";

interface LevelRingProps {
  /** Filled part of the ring, 0 to 100. */
  percent: number;
  /** Accessible name; omitted when the text beside it says the same. */
  label?: string;
  children: ReactNode;
}

/** A progress ring around its children. */
export function LevelRing({ percent, label, children }: LevelRingProps) {
  return (
    <span className="level-ring">
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
            strokeDasharray={`${percent} 100`}
            className="level-ring-done"
          />
        )}
      </svg>
      {children}
    </span>
  );
}
