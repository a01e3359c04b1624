import type { ReactNode } from "react";
import { Icon } from "~/ui/icons/icon";
import type { IconName } from "~/ui/icons/icon-names";
import { Image } from "~/ui/images/image";

interface StagePanelProps {
  icon: IconName;
  title: string;
  text: string;
  /** Cover of the game, blurred behind the text. */
  image?: string;
  /** Whether it replaces a running game: announced at once by screen readers. */
  isAlert?: boolean;
  children: ReactNode;
}

/** Panel shown instead of a game that is not running, with links or a form. */
export function StagePanel({ icon, title, text, image, isAlert, children }: StagePanelProps) {
  return (
    <div className="stage-panel">
      <Image preset="card" src={image} alt="" fallbackLabel="" loading="eager" className="stage-panel-art" />
      <div className="stage-panel-card" role={isAlert ? "alert" : undefined}>
        <span className="grid size-14 place-items-center rounded-full bg-surface-3 text-accent-ink">
          <Icon name={icon} className="size-6" />
        </span>
        <h2 className="mt-4 text-lg">{title}</h2>
        <p className="mt-2 text-muted text-sm">{text}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}
