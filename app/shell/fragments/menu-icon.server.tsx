import { Icon } from "~/ui/icons/icon";
import type { IconDrawing } from "./icons.server";

/** An icon of a menu, in the colour of the surrounding text. */
export function MenuIcon({ drawing }: { drawing: IconDrawing }) {
  if ("name" in drawing) return <Icon name={drawing.name} />;
  if ("href" in drawing) {
    return (
      <svg aria-hidden="true">
        <use href={drawing.href} />
      </svg>
    );
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the content client sanitised this text against an SVG allow-list
    <span aria-hidden="true" className="menu-icon" dangerouslySetInnerHTML={{ __html: drawing.svg }} />
  );
}
