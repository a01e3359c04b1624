import type { ReactNode } from "react";
import { classes } from "~/ui/class-names";

const tones = {
  neutral: "text-muted",
  positive: "text-positive",
  warning: "text-warning",
  danger: "text-danger",
};

export type BadgeTone = keyof typeof tones;

/** A badge with a state in a word or two. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex max-w-full shrink-0 items-center rounded-sm bg-surface-2 px-2 py-0.5 text-xs font-semibold",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
