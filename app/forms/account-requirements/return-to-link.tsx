import { useLocation } from "@remix-run/react";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";

const reasons: Readonly<Record<string, MessageKey>> = {
  need_profile: "needs.profile.text",
  need_contact: "needs.contact.text",
};

/** Tells a player who was sent here what was missing, and links back to where they were. */
export function ReturnToLink({ back }: { back: InternalPath | null }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  if (!back || back.split(/[?#]/, 1)[0] === pathname) return null;
  const reason = new URLSearchParams(search).get("toastType") ?? "";
  const title = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  return (
    <Notice title={title && t(title)}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>{t("needs.back.text")}</p>
        <ButtonLink variant="secondary" size="s" href={localePath(back)}>
          {t("needs.back.way")}
        </ButtonLink>
      </div>
    </Notice>
  );
}
