import type { ReactNode } from "react";
import { classes } from "~/ui/class-names";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/icon-names";
import { useInSight } from "./use-in-sight";

export type NoticeTone = "info" | "positive" | "warning" | "danger";

export const noticeTones: Record<NoticeTone, { icon: IconName; colour: string }> = {
  info: { icon: "info", colour: "text-focus" },
  positive: { icon: "success", colour: "text-positive" },
  warning: { icon: "warning", colour: "text-warning" },
  danger: { icon: "danger", colour: "text-danger" },
};

/** An inline message. Errors are announced assertively, others politely. */
export function Notice({
  tone = "info",
  title,
  isAnnounced = false,
  answer,
  children,
}: {
  tone?: NoticeTone;
  title?: string;
  /** Not announced, because another live region says the same. */
  isAnnounced?: boolean;
  /** The answer that the notice shows, if any: each new one scrolls it into view. */
  answer?: unknown;
  children?: ReactNode;
}) {
  const { icon, colour } = noticeTones[tone];
  const element = useInSight(answer);
  return (
    <div
      ref={element}
      data-tone={tone}
      role={isAnnounced ? undefined : tone === "danger" ? "alert" : "status"}
      className="flex gap-3 rounded-md border border-line bg-surface-2 p-4 text-sm"
      {...(answer !== undefined && { tabIndex: -1, autoFocus: true })}
    >
      <Icon name={icon} className={classes("size-5", colour)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? "mt-1 text-muted" : undefined}>{children}</div>}
      </div>
    </div>
  );
}
