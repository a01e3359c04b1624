import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { hasUnsentForm } from "../navigation/may-interrupt";
import { useStore } from "../store";
import { followForms, sendAgain } from "./sent-forms";
import { NO_CONNECTION, type Unanswered, unanswered } from "./unanswered";

/** Reports a request without an answer, and offers to repeat it. A page is loaded as soon as the device is online. */
export function UnansweredNotice() {
  const shown = useStore(unanswered);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(followForms, []);
  useEffect(() => {
    if (here) unanswered.set(null);
  }, [here]);
  useEffect(() => {
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
  return shown && <Shown {...shown} />;
}

/** Loads no page while a form has unsent input. */
function onOnline() {
  const waiting = unanswered.get();
  if (waiting?.end === "notSent") unanswered.set({ ...waiting, end: "backOnline" });
  if (hasUnsentForm()) return;
  if (document.querySelector(`[data-failed="${NO_CONNECTION}"]`)) window.location.reload();
  if (waiting?.end === "page") window.location.assign(waiting.href);
}

function Shown(shown: Unanswered) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = box.current;
    if (!notice) return;
    const home = notice.parentElement;
    // A modal dialog makes everything outside of it unreachable. React needs the notice back in its own parent.
    [...document.querySelectorAll("dialog:modal")].at(-1)?.append(notice);
    notice.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    return () => home?.append(notice);
  }, []);
  const close = () => unanswered.set(null);
  const sent = shown.end === "page" ? undefined : shown.sent;
  return (
    <div className="contents">
      <div id="unanswered" ref={box} data-end={shown.end} className="unanswered">
        <Notice tone="warning" title={t(`common.connection.${shown.end}`)}>
          <p>{t(textOf(shown))}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {shown.end === "page" && (
              <ButtonLink size="s" href={shown.href} onClick={close}>
                {t("common.tryAgain")}
              </ButtonLink>
            )}
            {sent && (
              <Button type="button" size="s" onClick={() => sendAgain(sent)}>
                {t("common.connection.sendAgain")}
              </Button>
            )}
            <Button type="button" variant="secondary" size="s" onClick={close}>
              {t("common.close")}
            </Button>
          </p>
        </Notice>
      </div>
    </div>
  );
}

function textOf(shown: Unanswered) {
  if (shown.end !== "unknown") return `common.connection.${shown.end}Text` as const;
  return isKeyed(shown.sent?.form) ? "common.connection.unknownOnce" : "common.connection.unknownText";
}

/** Forms with a key of their own count once, however often they are sent (docs/architecture.md#6-reads-and-writes). */
function isKeyed(form: HTMLFormElement | undefined): boolean {
  return form?.querySelector("[name=_token], [name=attempt]") != null;
}
