/** A progress bar, 0 to 100; the label says what it measures. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return <progress className="progress" max={100} value={percent} aria-label={label} />;
}
