import { useLocation, useNavigate } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import { closeToast, showToast } from "~/browser/runtime/toasts/toasts";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { PlayerMarks } from "../player/player-marks";
import { usePlayerMarks } from "../player/use-player-marks";
import { type FavouriteIntent, favouriteForms } from "./favourites";

const FAILED = "favourites";

interface FavouriteFormsProps {
  /** Marks for the page's cards, streamed after the page: `deferPlayerMarks()` of its loader. */
  marks: Promise<PlayerMarks> | undefined;
}

/**
 * The two forms that all hearts of a page submit, rendered once per page; cards only have a button. Without script
 * the action redirects back; with script the heart changes optimistically and is reverted on failure.
 */
export function FavouriteForms({ marks }: FavouriteFormsProps) {
  const t = useTranslate();
  const pressHearts = usePlayerMarks(marks);
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Sent one after another, so that the last click is also the last to arrive.
  const queue = useRef(Promise.resolve());
  const redirectTo = pathname + search;

  function send(event: FormEvent<HTMLFormElement>, intent: FavouriteIntent) {
    const heart = (event.nativeEvent as SubmitEvent).submitter;
    if (!(heart instanceof HTMLButtonElement)) return;
    event.preventDefault();
    closeToast(FAILED);
    const { action } = event.currentTarget;
    const sysname = heart.value;
    pressHearts(sysname, intent === "add");
    queue.current = queue.current.then(async () => {
      const status = await post(action, { sysname, intent });
      if (status === 200) return;
      pressHearts(sysname, intent !== "add");
      if (status === 401) navigate(paths.signIn({ redirectUrl: redirectTo }));
      else showToast({ id: FAILED, tone: "danger", children: t("games.favourites.failed") });
    });
  }

  return (
    <>
      {(["add", "remove"] as const).map((intent) => (
        <form
          key={intent}
          id={favouriteForms[intent]}
          hidden
          method="post"
          action={localePath(paths.favourites())}
          onSubmit={(event) => send(event, intent)}
        >
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="redirectTo" value={redirectTo} />
        </form>
      ))}
    </>
  );
}

/** Returns the response's status; 0 when there was none. */
async function post(address: string, fields: Record<string, string>): Promise<number> {
  const headers = { Accept: "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: new URLSearchParams(fields) }).catch(
    () => null,
  );
  return answer?.status ?? 0;
}
