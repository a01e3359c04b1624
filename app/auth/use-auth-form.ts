import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { track } from "~/runtime/tracking/track";
import type { AuthAnswer, AuthIntent } from "./auth-answer";
import { useAuthSurface } from "./auth-surface";
import type { AuthView } from "./auth-view";

/**
 * The forms of a view that are answered in one place. With script they are sent in place, so that popup and page
 * behave alike; without, the page's own post is answered.
 */
export function useAuthForm(view: AuthView, ...intents: AuthIntent[]) {
  const place = useAuthSurface();
  const localePath = useLocalePath();
  const fetcher = useFetcher<AuthAnswer>();
  const isPending = fetcher.state !== "idle";
  const served = place.answer && intents.includes(place.answer.intent) ? place.answer : undefined;
  const action = place.pageOf(view);
  const told = fetcher.data ?? served;
  useEffect(() => {
    const code = told?.errorCode ?? told?.refusal?.reason;
    if (told && code) track("error_code", { code, form: told.intent });
  }, [told]);
  return {
    action: localePath(action),
    answer: told,
    /** What a script was answered, once it is all there. */
    heard: isPending ? undefined : fetcher.data,
    /** The document itself brings the answer: its first wrong field has the focus from the start. */
    isServed: served !== undefined && !fetcher.data,
    isPending,
    /** Sends a form that nothing has objected to; `secrets` are those that no HTML may hold. */
    send(event: FormEvent<HTMLFormElement>, secrets?: Readonly<Record<string, string>>) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const body = new FormData(event.currentTarget);
      for (const [name, value] of Object.entries(secrets ?? {})) body.set(name, value);
      fetcher.submit(body, { method: "post", action });
    },
  };
}
