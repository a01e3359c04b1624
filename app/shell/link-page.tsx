import type { ReactNode } from "react";
import { Icon } from "~/ui/icons/icon";
import type { IconName } from "~/ui/icons/icon-names";

/** Landing page of a link or a form: one question, one answer. */
export function LinkPage({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="mx-auto flex w-full max-w-[480px] flex-col items-center gap-4 py-10 text-center laptop:py-16">
      <span className="grid size-16 place-items-center rounded-full border border-line bg-surface-1 text-accent-ink shadow-1">
        <Icon name={icon} className="size-7" />
      </span>
      <h1 className="text-xl">{title}</h1>
      {children}
    </section>
  );
}
