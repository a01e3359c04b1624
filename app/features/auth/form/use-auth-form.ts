import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { track } from "~/browser/runtime/tracking/track";
import { useAuthSurface } from "~/features/auth/auth-surface";
import type { AuthView } from "~/features/auth/auth-view";
import { useLocalePath } from "~/i18n/use-locale-path";
import type { AuthAnswer, AuthIntent } from "./auth-answer";

/**
 * Submits a view's forms. With script by one fetcher, so that popup and page behave alike; without script the page's
 * action data is the answer.
 */
export function useAuthForm(view: AuthView, ...intents: AuthIntent[]) {
  const surface = useAuthSurface();
  const localePath = useLocalePath();
  const fetcher = useFetcher<AuthAnswer>();
  /** The answer that was shown when the form was sent. */
  const last = useRef<AuthAnswer>();
  // Once an answer is shown the form can be sent again, even while the page still loads data.
  const isPending = fetcher.state !== "idle" && fetcher.data === last.current;
  const served = surface.answer && intents.includes(surface.answer.intent) ? surface.answer : undefined;
  const action = surface.pageOf(view);
  const currentAnswer = fetcher.data ?? served;
  useEffect(() => {
    const code = currentAnswer?.errorCode ?? currentAnswer?.refusal?.reason;
    if (currentAnswer && code) track("error_code", { code, form: currentAnswer.intent });
  }, [currentAnswer]);
  return {
    action: localePath(action),
    answer: currentAnswer,
    /** The fetcher's answer, once it is idle. */
    settledAnswer: fetcher.state === "idle" ? fetcher.data : undefined,
    /** The answer is the document's own action data: the first invalid field gets `autoFocus`. */
    isServed: served !== undefined && !fetcher.data,
    isPending,
    /** Submits unless validation has prevented it; `secrets` are values that must not be in the HTML. */
    send(event: FormEvent<HTMLFormElement>, secrets?: Readonly<Record<string, string>>) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const body = new FormData(event.currentTarget);
      for (const [name, value] of Object.entries(secrets ?? {})) body.set(name, value);
      last.current = fetcher.data;
      fetcher.submit(body, { method: "post", action });
    },
  };
}
