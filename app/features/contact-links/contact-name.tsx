import { contactName } from "~/forms/validation/contact-name";

/** An e-mail address or phone number, isolated from the text direction of the page. */
export function ContactName({ contact }: { contact: string }) {
  return (
    <p className="break-words rounded-md border border-line bg-surface-2 px-4 py-3 font-semibold">
      <bdi>{contactName(contact)}</bdi>
    </p>
  );
}
