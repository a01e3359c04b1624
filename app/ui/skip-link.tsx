export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-60 rounded-md bg-accent px-4 py-3 font-semibold text-accent-text focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      {children}
    </a>
  );
}
