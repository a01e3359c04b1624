/** The first letter of the player's name; there are no profile pictures. */
export function Avatar({ name }: { name: string }) {
  const [letter = "?"] = name.trim();
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-surface-3 text-sm font-semibold text-accent-ink uppercase"
    >
      {letter}
    </span>
  );
}
