interface ChipLink {
  href: string;
  name: string;
  isCurrent: boolean;
}

/** Links to related pages in one line, which scrolls horizontally on phones. */
export function ChipLinks({ label, links }: { label: string; links: readonly ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chips scroller" data-keep-scroll="">
        {links.map(({ href, name, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
