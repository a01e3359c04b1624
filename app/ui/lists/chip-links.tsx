interface ChipLink {
  href: string;
  name: string;
  isCurrent: boolean;
}

/** Links to related pages in one line, which scrolls horizontally on phones. */
export function ChipLinks({ label, links }: { label: string; links: readonly ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chips scroller">
        {links.map(({ href, name, isCurrent }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isCurrent ? "page" : undefined} data-keep-scroll="">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
