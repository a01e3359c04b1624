import type { ReactNode } from "react";
import { Icon } from "~/ui/icons/icon";

interface GameHeaderProps {
  title: string;
  /** Target of the back link without script. */
  backHref: string;
  backLabel: string;
  onBack: () => void;
  /** Small text below the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A slim header above a game: back link, title, and the page's own controls. */
export function GameHeader({ title, backHref, backLabel, onBack, note, children }: GameHeaderProps) {
  return (
    <header className="game-header">
      <a
        href={backHref}
        aria-label={backLabel}
        className="icon-button -ms-2"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onBack();
        }}
      >
        <Icon name="chevron-left" />
      </a>
      <div className="min-w-0 flex-1 leading-tight">
        <h1 dir="auto" className="line-clamp-2 text-sm leading-4 tablet:text-base tablet:leading-tight">
          {title}
        </h1>
        {note}
      </div>
      {children}
    </header>
  );
}
