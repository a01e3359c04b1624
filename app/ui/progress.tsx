/** How far something has come. What the bar measures is said beside it, or by its label. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return <progress className="progress" max={100} value={percent} aria-label={label} />;
}
