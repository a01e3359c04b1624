import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { hidesOffers } from "~/dialogs/attention/attention";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import { useLayoutData } from "~/shell/layout-data/use-layout-data";
import { Icon } from "~/ui/icons/icon";
import type { Hints } from "./hints";
import { isExcepted } from "./page-exceptions";

/** A line with a hint for a new player, if there is one. */
export function HintList() {
  const hints = useLayoutData()?.hints;
  return hints ? <ShownHint {...hints} /> : null;
}

function ShownHint({ words, shown, pageExceptions, isExcluded }: Hints) {
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const isException = isExcepted(pageExceptions, pathname);
  const handles = useMatches().map(({ handle }) => handle);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isExcluded && !isException) revalidate();
  }, [isExcluded, isException, revalidate]);
  // The layout, and with it the hints, stays from one page to the next.
  if (!shown || hidesOffers(handles)) return null;
  const { name, title, text, path } = shown;
  if (path === pathname || (name === "confirm" && isException)) return null;
  return (
    <aside aria-label={words.label} className="hint">
      <Icon name="info" className="size-5 text-focus" />
      <a href={localePath(path)}>{title}</a>
      <p>{text}</p>
      <form method="post" action={localePath(paths.hints())} data-keep-scroll="">
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="redirectTo" value={pathname + search} />
        <button type="submit" className="icon-button" aria-label={`${words.hide}: ${title}`}>
          <Icon name="close" />
        </button>
      </form>
    </aside>
  );
}
