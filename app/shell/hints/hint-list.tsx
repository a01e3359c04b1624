import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { isCalm } from "~/dialogs/address/dialog-query";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import type { Hints } from "./hints";
import { isExcepted } from "./page-exceptions";

/** Shows one hint for a new player; once it is hidden or done, the next. */
export function HintList({ words, shown, pageExceptions, isLeftOut }: Hints) {
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const isException = isExcepted(pageExceptions, pathname);
  const handles = useMatches().map(({ handle }) => handle);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isLeftOut && !isException) revalidate();
  }, [isLeftOut, isException, revalidate]);
  const hint = shown.find(
    ({ name, action }) => action.path !== pathname && !(name === "confirm" && isException),
  );
  // The layout, and with it the hints, stays from one page to the next.
  if (!hint || isCalm(handles)) return null;
  const { name, title, text, action } = hint;
  return (
    <aside aria-label={words.label} className="mb-5">
      <Notice title={title} isSaid>
        <p>{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink href={localePath(action.path)} size="s">
            {action.label}
          </ButtonLink>
          <form method="post" action={localePath(paths.hints())} data-keep-scroll="">
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="redirectTo" value={pathname + search} />
            <Button variant="ghost" size="s">
              {words.hide}
              <span className="sr-only">: {title}</span>
            </Button>
          </form>
        </div>
      </Notice>
    </aside>
  );
}
