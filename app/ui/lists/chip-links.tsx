interface ChipLink {
  href: string;
  name: string;
  isCurrent: boolean;
}

interface ChipLinksProps {
  label: string;
  links: readonly ChipLink[];
  /** In as many lines as they need, for the few that are a page's contents. */
  isWhole?: boolean;
}

/** Links to related pages in one line, which scrolls horizontally on phones. */
export function ChipLinks({ label, links, isWhole = false }: ChipLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={isWhole ? "chips flex-wrap" : "chips scroller"} data-keep-scroll="">
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
