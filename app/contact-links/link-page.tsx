import type { ReactNode } from "react";
import { Icon } from "~/ui/icons/icon";
import type { IconName } from "~/ui/icons/icon-names";
import { contactName } from "~/validation/contact-name";

/** Landing page of a link in an e-mail: one question, one answer. */
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

/** An e-mail address or phone number, isolated from the text direction of the page. */
export function ContactName({ contact }: { contact: string }) {
  return (
    <p className="break-words rounded-md border border-line bg-surface-2 px-4 py-3 font-semibold">
      <bdi>{contactName(contact)}</bdi>
    </p>
  );
}
