import type { ReactNode } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";

interface ChipRowProps {
  label: string;
  chips: readonly { path: string; name: string }[];
  /** A control beside the label. */
  tool?: ReactNode;
}

/** Ways on as chips in one line, with their label. */
export function ChipRow({ label, chips, tool }: ChipRowProps) {
  const localePath = useLocalePath();
  if (chips.length === 0) return null;
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h3 className="search-label">{label}</h3>
        {tool}
      </div>
      <ul className="chips scroller">
        {chips.map(({ path, name }) => (
          <li key={path}>
            <a className="chip max-w-56" href={localePath(path)}>
              <bdi className="truncate">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
