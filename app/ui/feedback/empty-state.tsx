import type { ReactNode } from "react";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/icon-names";

/** Says that there is nothing to show, and offers an action. */
export function EmptyState({
  title,
  text,
  action,
  icon = "search",
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  icon?: IconName;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg bg-surface-1 px-6 py-12 text-center">
      <span className="empty-picture">
        <Icon name={icon} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="max-w-[48ch] text-sm text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
