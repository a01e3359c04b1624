import { linkTarget } from "~/content/rich-text/editor-links";
import { useLocalePath } from "~/i18n/use-locale-path";
import type { HelpOrganisation } from "./help.server";

/** Help organisations for problem gambling: name, description, telephone. */
export function HelpList({ organisations }: { organisations: readonly HelpOrganisation[] }) {
  const localePath = useLocalePath();
  return (
    <ul className="mt-3 grid gap-3">
      {organisations.map(({ lang, name, url, phone, text }) => (
        <li key={name} className="panel grid gap-1">
          <span className="font-semibold">
            {url ? (
              <a
                {...linkTarget(localePath, { url, isExternal: true })}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </span>
          {text && (
            <span className="text-muted text-sm" lang={lang} dir={lang && "auto"}>
              {text}
            </span>
          )}
          {phone && (
            <a
              href={`tel:${phone.replace(/[^\d+]/g, "")}`}
              className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
            >
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
