export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a href={`#${target}`} className="skip-link">
      {children}
    </a>
  );
}
