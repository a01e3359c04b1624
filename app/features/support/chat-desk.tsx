import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { isAllowed } from "~/browser/consent/browser-consent";
import { useDocumentData } from "~/browser/document-data";
import { openChat } from "~/features/chat/open-chat";
import type { Translate } from "~/i18n/translator";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Loader } from "~/ui/feedback/loader";
import { Notice } from "~/ui/feedback/notice";
import { useFormats } from "~/ui/format/formats";
import { dayName, daysBetween } from "./change-day";
import type { DayAndTime, ChatDeskData as Desk } from "./chat-desk.server";

/** Anchor of the page's form. */
export const FORM_ANCHOR = "write";
const TITLE_ID = "chat-desk";

/**
 * The chat and its hours. While nobody is there to answer it has no button. Without script the button links to the form;
 * when the chat does not open, the form gets the focus.
 */
export function ChatDeskData({ hours }: Desk) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const [state, setState] = useState<"idle" | "opening" | "unwanted" | "failed">("idle");
  const isOpening = state === "opening";

  async function open() {
    if (isOpening) return;
    if (!isAllowed("functional")) return setState("unwanted");
    setState("opening");
    const isOpen = await openChat();
    setState(isOpen ? "idle" : "failed");
    if (!isOpen) document.getElementById(FORM_ANCHOR)?.querySelector("textarea")?.focus();
  }

  return (
    <section aria-labelledby={TITLE_ID}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface-1 px-4 py-3">
        <div>
          <h2 id={TITLE_ID} className="text-base">
            {t("support.chat.title")}
          </h2>
          {hours && <Hours {...hours} />}
        </div>
        {hours?.isOpen !== false && (
          <ButtonLink
            variant="secondary"
            href={localePath(paths.supportForm())}
            aria-busy={isOpening}
            onClick={(event) => {
              event.preventDefault();
              void open();
            }}
          >
            {isOpening && <Loader />}
            {t(isOpening ? "support.chat.opening" : "support.chat.open")}
          </ButtonLink>
        )}
      </div>
      <div className="mt-3">
        {state === "failed" && <Notice tone="warning">{t("support.chat.failed")}</Notice>}
        {state === "unwanted" && (
          <Notice>
            <p>{t("support.chat.consent")}</p>
            <p className="mt-3">
              <ButtonLink href={localePath(paths.consent())} size="s" variant="secondary">
                {t("support.chat.choose")}
              </ButtonLink>
            </p>
          </Notice>
        )}
      </div>
    </section>
  );
}

function Hours({ isOpen, zone, change }: NonNullable<Desk["hours"]>) {
  const t = useTranslate();
  const { time } = useFormats();
  const { locale } = useDocumentData();
  const isHydrated = useHydrated();
  if (!change)
    return <State isOpen={isOpen}>{t(isOpen ? "support.chat.always" : "support.chat.closed")}</State>;
  const shown = isHydrated
    ? inOwnZone(new Date(change.at), locale.code, time)
    : { ...change, time: `${change.time} (${zone})` };
  return <State isOpen={isOpen}>{changeWords(t, isOpen, shown)}</State>;
}

function State({ isOpen, children }: { isOpen: boolean; children: string }) {
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      {isOpen && <span className="size-2 shrink-0 rounded-full bg-positive" />}
      {children}
    </p>
  );
}

function changeWords(t: Translate, isOpen: boolean, { day, daysAhead, time }: DayAndTime): string {
  if (isOpen) return t("support.chat.openUntil", { when: daysAhead === 0 ? time : `${day}, ${time}` });
  if (daysAhead > 1) return t("support.chat.opensOn", { day, time });
  return t(daysAhead === 1 ? "support.chat.opensTomorrow" : "support.chat.opensToday", { time });
}

function inOwnZone(at: Date, locale: string, timeOf: (iso: string, zone: string) => string): DayAndTime {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    time: timeOf(at.toISOString(), timeZone),
    day: dayName(at, locale, timeZone),
    daysAhead: daysBetween(new Date(), at, timeZone),
  };
}
